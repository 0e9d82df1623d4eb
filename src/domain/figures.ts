/** Numbers as the reader's locale writes them; no currency or percent sign is invented (D33). */
const plain = new Intl.NumberFormat(undefined, { maximumFractionDigits: 2 });
const signed = new Intl.NumberFormat(undefined, {
  maximumFractionDigits: 2,
  signDisplay: 'exceptZero',
});

/** A figure for reading, or a dash where the server has none. */
export const figure = (value: number | null): string =>
  value === null ? '–' : plain.format(value);

/** A change for reading: with its sign. */
export const change = (value: number | null): string =>
  value === null ? '–' : signed.format(value);
