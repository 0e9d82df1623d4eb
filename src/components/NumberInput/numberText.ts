import { withPlainDigits } from '#text/withPlainDigits.ts';

const forbidden = /[^\d.,\s-]/g;

/**
 * Keeps only digits, dots, commas, spaces and minus signs. The digits of other scripts and a typographic minus become plain
 * ones.
 */
export const numberText = (text: string): string =>
  withPlainDigits(text).replaceAll('\u2212', '-').replace(forbidden, '');
