import { t } from './words/translate.ts';

/** A number as it was typed: what it is read as, and what may have been meant instead. */
export type LocalNumber =
  | { readonly kind: 'blank' }
  | { readonly kind: 'invalid'; readonly suggestion: number | null }
  | { readonly kind: 'number'; readonly value: number; readonly suggestion: number | null };

const minusSigns = /[−‐‑–]/g;
const spaces = /\s/g;
const plainNumber = /^-?(?:\d+(?:\.\d*)?|\.\d+)$/;
const grouped = /^-?[1-9]\d{0,2}(?:(?:,\d{3})+(?:\.\d*)?|(?:\.\d{3})+(?:,\d*)?)$/;
const groupedOnly = /^-?[1-9]\d{0,2}(?:,\d{3})+$|^-?[1-9]\d{0,2}(?:\.\d{3})+$/;

/** Keeps what a number field allows: digits, dot, comma, space and minus. */
export function numberCharacters(typed: string): string {
  return typed.replace(minusSigns, '-').replace(/[^\d.,\s-]/g, '');
}

/** Reads a number as this product does: spaces are dropped and a comma is the decimal point, so `1,000` is 1. */
export function parseLocalNumber(typed: string): LocalNumber {
  const compact = typed.replace(spaces, '').replace(minusSigns, '-');
  if (compact === '') return { kind: 'blank' };
  const source = compact.replaceAll(',', '.');
  const value = plainNumber.test(source) ? Number(source) + 0 : Number.NaN;
  const suggestion = withoutGroups(compact);
  if (!Number.isFinite(value)) return { kind: 'invalid', suggestion };
  return { kind: 'number', value, suggestion: suggestion === value ? null : suggestion };
}

/** The value of a typed number, or null where there is none. */
export function localNumber(typed: string): number | null {
  const read = parseLocalNumber(typed);
  return read.kind === 'number' ? read.value : null;
}

/** What to say beneath the field; nothing where the text already says what it is read as. */
export function numberHint(typed: string): string | null {
  const read = parseLocalNumber(typed);
  if (read.kind === 'blank') return null;
  const suggestion = read.suggestion === null ? null : String(read.suggestion);
  if (read.kind === 'invalid') {
    return suggestion === null ? null : t('number.didYouMean', { suggestion });
  }
  const value = String(read.value);
  if (suggestion !== null) return t('number.readsAsDidYouMean', { value, suggestion });
  return value === typed.trim() ? null : t('number.readsAs', { value });
}

/** The number meant by someone who groups thousands, if the text can be read so. */
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
