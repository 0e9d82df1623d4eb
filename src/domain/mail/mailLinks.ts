import { limits } from '../settings/limits.ts';
import { addressLine, headerLine, plainLines } from './mailText.ts';

/** A mail as it is handed on: plain text in all its parts. */
export interface Letter {
  /** The recipient's address; blank where it is not known. */
  readonly to: string;
  readonly subject: string;
  readonly body: string;
}

/** A link that opens a draft. */
export interface MailLink {
  readonly href: string;
  /** The body did not fit: the link opens without it, and it goes to the clipboard instead. */
  readonly isBodyLeftOut: boolean;
}

/** The two ways to a draft (D47). */
export interface MailLinks {
  readonly gmail: MailLink;
  readonly mailto: MailLink;
}

type Build = (to: string, subject: string, body: string) => string;

const gmail: Build = (to, subject, body) =>
  `https://mail.google.com/mail/?view=cm&fs=1&to=${encoded(to)}&su=${encoded(subject)}${
    body === '' ? '' : `&body=${encoded(body)}`
  }`;

/** RFC 6068: blanks are `%20` and never `+`, line breaks are `%0D%0A`, and only the last `@` of an address stays as it is. */
const mailto: Build = (to, subject, body) => {
  const at = to.lastIndexOf('@');
  const address = at < 0 ? encoded(to) : `${encoded(to.slice(0, at))}@${encoded(to.slice(at + 1))}`;
  const lines = body.replaceAll('\n', '\r\n');
  return `mailto:${address}?subject=${encoded(subject)}${lines === '' ? '' : `&body=${encoded(lines)}`}`;
};

const encoded = (text: string): string => encodeURIComponent(text);

/** The longest beginning of a subject with which the link keeps to its length; whole characters only. */
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

/** The links that open this letter as a draft: in Gmail, and in whatever mail program the device has. */
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
