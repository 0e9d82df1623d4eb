/** Numbers as the reader's locale writes them; no currency or percent sign is invented (D33). */
const options: Intl.NumberFormatOptions = { maximumFractionDigits: 2 };

// The first of a page took Chromium 13 to 27 ms: made when it is needed, not when this file is read.
let plain: Intl.NumberFormat | undefined;
let priced: Intl.NumberFormat | undefined;
let exact: Intl.NumberFormat | undefined;
let signed: Intl.NumberFormat | undefined;

/** Has the browser learn how numbers are written here, which takes its time, before there is one to write. */
export function warmNumberFormats(): void {
  figure(0);
  amount(0);
}

/** A figure for reading, or a dash where the server has none. */
export function figure(value: number | null): string {
  if (value === null) return '–';
  plain ??= new Intl.NumberFormat(undefined, options);
  return plain.format(value);
}

/** A number with all its digits, to show exactly how it is read. */
export function exactFigure(value: number): string {
  exact ??= new Intl.NumberFormat(undefined, { maximumFractionDigits: 20 });
  return exact.format(value);
}

/** What somebody pays, for reading: with both places or none, so that 1.20 stands under 0.95. */
export function amount(value: number | null): string {
  if (value === null) return '–';
  priced ??= new Intl.NumberFormat(undefined, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    trailingZeroDisplay: 'stripIfInteger',
  });
  return priced.format(value);
}

/** A change for reading: with its sign. */
export function change(value: number | null): string {
  if (value === null) return '–';
  signed ??= new Intl.NumberFormat(undefined, { ...options, signDisplay: 'exceptZero' });
  return signed.format(value);
}
