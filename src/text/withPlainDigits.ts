/** The zeros of the Arabic, Persian, Hindi, Bengali and full-width digits. */
const zeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xff10];
const digits = /[٠-٩۰-۹०-९০-৯０-９]/g;
/** Plus, comma, minus and dot in full width, as an input method for Japanese types them. */
const wideSigns = /[＋，－．]/g;
/** How far full-width characters are from plain ones in Unicode. */
const wideOffset = 0xfee0;

/** Writes the digits of other scripts, their decimal separator and full-width signs as plain ones. */
export const withPlainDigits = (text: string): string =>
  text
    .replace(digits, (digit) => {
      const code = digit.charCodeAt(0);
      const zero = zeros.find((start) => code >= start && code < start + 10) ?? code;
      return String(code - zero);
    })
    .replace(wideSigns, (sign) => String.fromCharCode(sign.charCodeAt(0) - wideOffset))
    .replaceAll('٫', '.');
