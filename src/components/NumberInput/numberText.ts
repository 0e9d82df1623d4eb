const forbidden = /[^\d.,\s-]/g;

/** Keeps only digits, dots, commas, spaces and minus signs; a typographic minus becomes a plain one. */
export const numberText = (text: string): string =>
  text.replaceAll('\u2212', '-').replace(forbidden, '');
