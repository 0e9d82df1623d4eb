import { limits } from '../settings/limits.ts';

/** Control characters that mail does not need. Tabs and line breaks are kept. */
// oxlint-disable-next-line no-control-regex -- control characters are searched for
const controls = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g;

/** Returns a text on one line for a header, because a line break could start another header. */
export function headerLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\r\n\u2028\u2029\t\v\f]+/g, ' ')
    .replace(controls, '')
    .trim();
}

/** Removes line breaks and surrounding white space from an address. */
export function addressLine(address: string): string {
  return address
    .toWellFormed()
    .replace(/[\r\n\u2028\u2029]+/g, '')
    .replace(controls, '')
    .trim();
}

/** Returns a text with `\n` as line breaks, without lone surrogates and unprintable characters. */
export function plainLines(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(controls, '');
}

export interface Letter {
  /** The recipient's address; blank when it is not known. */
  readonly to: string;
  readonly subject: string;
  readonly body: string;
}

export interface MailLink {
  readonly href: string;
  /** True when the body is too long for the link. It is then copied to the clipboard instead. */
  readonly isBodyLeftOut: boolean;
}

/** The two links that open a draft (D47). */
export interface MailLinks {
  readonly gmail: MailLink;
  readonly mailto: MailLink;
}

type Build = (to: string, subject: string, body: string) => string;

const gmail: Build = (to, subject, body) =>
  `https://mail.google.com/mail/?view=cm&fs=1&to=${encoded(to)}&su=${encoded(subject)}${
    body === '' ? '' : `&body=${encoded(body)}`
  }`;

/**
 * Builds a link by RFC 6068: spaces are `%20` and never `+`, line breaks are `%0D%0A`, and only the last `@` of an address
 * is not encoded.
 */
const mailto: Build = (to, subject, body) => {
  const at = to.lastIndexOf('@');
  const address = at < 0 ? encoded(to) : `${encoded(to.slice(0, at))}@${encoded(to.slice(at + 1))}`;
  const lines = body.replaceAll('\n', '\r\n');
  return `mailto:${address}?subject=${encoded(subject)}${lines === '' ? '' : `&body=${encoded(lines)}`}`;
};

const encoded = (text: string): string => encodeURIComponent(text);

/** Returns the longest start of a subject that fits into the link, in whole characters. */
function fittingSubject(to: string, subject: string, longest: number, build: Build): string {
  let room = longest - build(to, '', '').length;
  let kept = '';
  for (const character of subject) {
    room -= encoded(character).length;
    if (room < 0) break;
    kept += character;
  }
  return kept;
}

function link({ to, subject, body }: Letter, longest: number, build: Build): MailLink {
  const whole = build(to, subject, body);
  if (whole.length <= longest) return { href: whole, isBodyLeftOut: false };
  const href = build(to, fittingSubject(to, subject, longest, build), '');
  return { href, isBodyLeftOut: body !== '' };
}

/** Returns the links that open this letter as a draft, in Gmail and in the device's mail program. */
export function mailLinks({ to, subject, body }: Letter): MailLinks {
  const clean = {
    to: addressLine(to),
    subject: headerLine(subject),
    body: plainLines(body),
  };
  return {
    gmail: link(clean, limits.gmailLength, gmail),
    mailto: link(clean, limits.mailtoLength, mailto),
  };
}
