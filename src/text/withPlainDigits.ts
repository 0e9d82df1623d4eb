/** Digits of all scripts but the plain ones. */
const digits = /(?!\d)\p{Nd}/gu;
/** Plus, comma, minus and dot in full width, as an input method for Japanese types them. */
const wideSigns = /[＋，－．]/g;
/** How far full-width characters are from plain ones in Unicode. */
const wideOffset = 0xfee0;

/** Returns the plain form of a digit. Unicode has the ten digits of a script in a row, and such rows side by side. */
function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}

/** Writes the digits of other scripts, their decimal separator and full-width signs as plain ones. */
export const withPlainDigits = (text: string): string =>
  text
    .replace(digits, plainDigit)
    .replace(wideSigns, (sign) => String.fromCharCode(sign.charCodeAt(0) - wideOffset))
    .replaceAll('٫', '.');
