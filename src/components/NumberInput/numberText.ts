const forbidden = /[^\d.,\s-]/g;

/** The characters a number may be typed with: digits, dot, comma, space, minus. A typographic minus counts as one. */
export const numberText = (text: string): string =>
  text.replaceAll('\u2212', '-').replace(forbidden, '');
