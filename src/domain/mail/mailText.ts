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
