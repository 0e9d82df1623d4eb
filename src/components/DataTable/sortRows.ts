import { compareTexts } from '#text/compareTexts.ts';
import type { CellValue, SortDirection } from './types.ts';

const isEmpty = (value: CellValue): boolean =>
  typeof value === 'string' ? value.trim() === '' : value == null || Number.isNaN(value);

function compareFilled(one: CellValue, other: CellValue): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  // Numbers come before texts, if a column contains both.
  if (typeof one === 'number') return -1;
  if (typeof other === 'number') return 1;
  return compareTexts(one ?? '', other ?? '');
}

/**
 * Returns a sorted copy. Equal rows keep their order in both directions, and rows without a value are last in both. Every
 * value is read once, however often it is compared.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => CellValue,
  direction: SortDirection,
): readonly Row[] {
  const sign = direction === 'ascending' ? 1 : -1;
  const filled: { row: Row; value: CellValue }[] = [];
  const empty: Row[] = [];
  for (const row of rows) {
    const value = valueOf(row);
    if (isEmpty(value)) empty.push(row);
    else filled.push({ row, value });
  }
  filled.sort((one, other) => sign * compareFilled(one.value, other.value));
  return [...filled.map(({ row }) => row), ...empty];
}
