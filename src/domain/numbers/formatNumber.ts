/** Format of numbers in the reader's locale. No currency or percent sign is added (D33). */
const options: Intl.NumberFormatOptions = { maximumFractionDigits: 2 };

// Created when first needed: creating the first formatter of a page takes Chromium 13 to 27 ms.
let numberFormat: Intl.NumberFormat | undefined;
let priceFormat: Intl.NumberFormat | undefined;
let changeFormat: Intl.NumberFormat | undefined;

/** Formats a number; a dash for null. */
export function formatNumber(value: number | null): string {
  if (value === null) return '–';
  numberFormat ??= new Intl.NumberFormat(undefined, options);
  return numberFormat.format(value);
}

/** Formats a price with two decimals or none, so that 1.20 lines up with 0.95. */
export function formatPrice(value: number | null): string {
  if (value === null) return '–';
  priceFormat ??= new Intl.NumberFormat(undefined, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    trailingZeroDisplay: 'stripIfInteger',
  });
  return priceFormat.format(value);
}

/** Formats a change with its sign; a dash for null. */
export function formatChange(value: number | null): string {
  if (value === null) return '–';
  changeFormat ??= new Intl.NumberFormat(undefined, { ...options, signDisplay: 'exceptZero' });
  return changeFormat.format(value);
}
