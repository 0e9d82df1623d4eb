import { limits } from '../settings/limits.ts';
import { isEmail } from './email.ts';

/** Control characters that mail does not need. Tabs and line breaks are kept. */
// oxlint-disable-next-line no-control-regex -- control characters are searched for
const controls = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g;

/** Returns a subject or an address on one line, because a line break could start another header. */
export function headerLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\r\n\u2028\u2029\t\v\f]+/g, ' ')
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

interface MailLink {
  readonly href: string;
  /** True when the body is too long for the link. It is then copied to the clipboard instead. */
  readonly isBodyLeftOut: boolean;
}

type Build = (to: string, subject: string, body: string) => string;

const encoded = encodeURIComponent;

const gmail: Build = (to, subject, body) =>
  `https://mail.google.com/mail/?view=cm&fs=1&to=${encoded(to)}&su=${encoded(subject)}${
    body === '' ? '' : `&body=${encoded(body)}`
  }`;

/**
 * Builds a link by RFC 6068: spaces are `%20` and never `+`, line breaks are `%0D%0A`, and only the last `@` of an address
 * is not encoded.
 */
const mailto: Build = (to, subject, body) => {
  const address = encoded(to).replace(/%40(?!.*%40)/, '@');
  const lines = encoded(body.replaceAll('\n', '\r\n'));
  return `mailto:${address}?subject=${encoded(subject)}${lines === '' ? '' : `&body=${lines}`}`;
};

/** Returns a link that is not too long: without the body, and then with as much of the subject as fits. */
function link({ to, subject, body }: Letter, longest: number, build: Build): MailLink {
  const whole = build(to, subject, body);
  if (whole.length <= longest) return { href: whole, isBodyLeftOut: false };
  let room = longest - build(to, '', '').length;
  let fitting = '';
  for (const character of subject) {
    room -= encoded(character).length;
    if (room < 0) break;
    fitting += character;
  }
  return { href: build(to, fitting, ''), isBodyLeftOut: body !== '' };
}

/** Returns the links that open this letter as a draft, in Gmail and in the device's mail program (D47). */
export function mailLinks({ to, subject, body }: Letter) {
  const clean = { to: headerLine(to), subject: headerLine(subject), body: plainLines(body) };
  return {
    gmail: link(clean, limits.gmailLength, gmail),
    mailto: link(clean, limits.mailtoLength, mailto),
  };
}

const base64 = (text: string): string =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''));

/**
 * Encodes the text of a header: ASCII unchanged, other text in encoded words that split no character (RFC 2047). Nine
 * characters have at most 36 bytes, so that a line stays within 76 characters.
 */
function headerText(text: string): string {
  if (/^[\u0020-\u007E]{0,60}$/.test(text) && !text.includes('=?')) return text;
  const words = text.match(/.{1,9}/gsu) ?? [];
  return words.map((word) => `=?utf-8?B?${base64(word)}?=`).join('\r\n ');
}

function encodedBody(body: string): string {
  const lines = base64(body.replaceAll('\n', '\r\n')).match(/.{1,76}/g) ?? [];
  return lines.join('\r\n');
}

/**
 * Returns the letter as a file that mail programs open as a draft (RFC 5322, MIME). No text can add a header: an invalid
 * address is left out, and all other text is encoded.
 */
export function mailFile(letter: Letter): string {
  const to = headerLine(letter.to);
  return [
    ...(isEmail(to) ? [`To: ${to}`] : []),
    `Subject: ${headerText(headerLine(letter.subject))}`,
    'X-Unsent: 1',
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    encodedBody(plainLines(letter.body)),
    '',
  ].join('\r\n');
}
