/** Numbers as the reader's locale writes them; no currency or percent sign is invented (D33). */
const options: Intl.NumberFormatOptions = { maximumFractionDigits: 2 };

// The first of a page took Chromium 13 to 27 ms: made when it is needed, not when this file is read.
let plain: Intl.NumberFormat | undefined;
let signed: Intl.NumberFormat | undefined;

/** A figure for reading, or a dash where the server has none. */
export function figure(value: number | null): string {
  if (value === null) return '–';
  plain ??= new Intl.NumberFormat(undefined, options);
  return plain.format(value);
}

/** A change for reading: with its sign. */
export function change(value: number | null): string {
  if (value === null) return '–';
  signed ??= new Intl.NumberFormat(undefined, { ...options, signDisplay: 'exceptZero' });
  return signed.format(value);
}
