/** Control characters that no mail needs; tab and line break stay. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const controls = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g;

/** What a header holds is one line: a break in it could start a header of its own. */
export function headerLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\r\n\u2028\u2029\t\v\f]+/g, ' ')
    .replace(controls, '')
    .trim();
}

/** An address has no breaks and no blanks at its ends. */
export function addressLine(address: string): string {
  return address
    .toWellFormed()
    .replace(/[\r\n\u2028\u2029]+/g, '')
    .replace(controls, '')
    .trim();
}

/** A text whose lines end in `\n`, with lone surrogates replaced and nothing unprintable in it. */
export function plainLines(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(controls, '');
}
