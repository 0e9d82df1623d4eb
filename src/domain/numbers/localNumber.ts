import { withPlainDigits } from '#text/withPlainDigits.ts';
import { plainNumber } from './plainNumber.ts';
import { t } from '../words/translate.ts';

/** The result of reading a typed number, and what may have been meant instead. */
export type LocalNumber =
  | { readonly kind: 'blank' }
  | { readonly kind: 'invalid'; readonly suggestion: number | null }
  | { readonly kind: 'number'; readonly value: number; readonly suggestion: number | null };

const minusSigns = /[−‐‑–]/g;
/** Matches spaces, and the invisible marks that keep a number together in right-to-left text. */
const spaces = /[\s\u200e\u200f\u061c]/g;
/** Matches separators of thousands in Swiss and Arabic numbers. They have no other meaning. */
const groupMarks = /(?<=\d)['’٬](?=\d{3})/g;
/** Matches a trend arrow before a sign. */
const arrow = /^[↗↘→↑↓](?=[-+]|0$)/;
const clearNumber = /^-?\d{1,15}(?:\.\d{1,2})?$/;
const decimalNumber = /^-?(?:\d+(?:\.\d*)?|\.\d+)$/;
const grouped =
  /^-?(?:[1-9]\d{0,2}(?:(?:,\d{3})+(?:\.\d*)?|(?:\.\d{3})+(?:,\d*)?)|[1-9]\d?(?:,\d{2})*,\d{3}(?:\.\d*)?)$/;
const groupedOnly = /^-?\d+(?:,\d+)+$|^-?\d+(?:\.\d+)+$/;

/**
 * Reads a typed number. Spaces are ignored and a comma is the decimal point, so `1,000` is 1. It also reads what the product
 * writes in any language: signs, arrows, separators of thousands and the digits of other scripts.
 */
export function parseLocalNumber(typed: string): LocalNumber {
  // Fast path: most numbers have only one reading, and a paste has thousands of them.
  if (clearNumber.test(typed))
    return { kind: 'number', value: Number(typed) + 0, suggestion: null };
  const compact = withPlainDigits(typed)
    .replace(spaces, '')
    .replace(minusSigns, '-')
    .replace(groupMarks, '')
    .replace(arrow, '')
    .replace(/^\+(?!-)/, '');
  if (compact === '') return { kind: 'blank' };
  const source = compact.replaceAll(',', '.');
  const value = decimalNumber.test(source) ? Number(source) + 0 : Number.NaN;
  const suggestion = withoutGroups(compact);
  if (!Number.isFinite(value)) return { kind: 'invalid', suggestion };
  return { kind: 'number', value, suggestion: suggestion === value ? null : suggestion };
}

export function localNumber(typed: string): number | null {
  const read = parseLocalNumber(typed);
  return read.kind === 'number' ? read.value : null;
}

/**
 * Returns the hint below a number field, or null when the text shows its own value. `entered` is the typed or pasted text before
 * the field removed characters: `12k` must not become 12 without a hint.
 */
export function numberHint(typed: string, entered = typed): string | null {
  const read = parseLocalNumber(typed);
  if (entered !== typed && read.kind === 'number' && hasOtherLetters(withPlainDigits(entered))) {
    return t('number.leftOut', { text: entered.trim(), value: plainNumber(read.value) });
  }
  if (read.kind === 'blank') return null;
  const suggestion = read.suggestion === null ? null : plainNumber(read.suggestion);
  if (read.kind === 'invalid') {
    return suggestion === null ? null : t('number.didYouMean', { suggestion });
  }
  const value = plainNumber(read.value);
  if (suggestion !== null) return t('number.readsAsDidYouMean', { value, suggestion });
  return value === typed.trim() ? null : t('number.readsAs', { value });
}

/**
 * Returns true when the text has letters that may change the number, such as the k of `12k` or the e of `1e3`. Signs such as
 * € or % do not.
 */
const hasOtherLetters = (text: string): boolean => /\d\s*\p{L}/u.test(text);

/** Returns the number when its separators are read as thousands; null when they cannot be. */
function withoutGroups(compact: string): number | null {
  if (!grouped.test(compact)) return null;
  if (groupedOnly.test(compact)) return finite(compact.replace(/[.,]/g, ''));
  const decimal = Math.max(compact.lastIndexOf(','), compact.lastIndexOf('.'));
  const whole = compact.slice(0, decimal).replace(/[.,]/g, '');
  return finite(`${whole}.${compact.slice(decimal + 1)}`);
}

function finite(source: string): number | null {
  const value = Number(source);
  return Number.isFinite(value) ? value : null;
}
