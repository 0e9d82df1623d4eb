import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { foldText } from '#text/foldText.ts';
import type { CellValue, SortDirection } from './types.ts';
import { createRowSearch, sortRows } from './useShownRows.ts';

interface Row {
  readonly value: CellValue;
  readonly index: number;
}
const rowsOf = (values: readonly CellValue[]): readonly Row[] =>
  values.map((value, index) => ({ value, index }));
const sorted = (values: readonly CellValue[], direction: SortDirection) =>
  sortRows(rowsOf(values), (row) => row.value, direction);
const isEmpty = (value: CellValue) => value === null || value === undefined || Number.isNaN(value);
const direction = fc.constantFrom<SortDirection>('ascending', 'descending');

/** True when `row` may come before `next`: values sorted in the direction, ties in their first order, empty values last. */
function mayStandBefore(row: Row, next: Row | undefined, way: SortDirection): boolean {
  if (!next || isEmpty(next.value)) return true;
  if (isEmpty(row.value)) return false;
  const step = (Number(next.value) - Number(row.value)) * (way === 'ascending' ? 1 : -1);
  return step === 0 ? row.index < next.index : step > 0;
}

describe('sortRows', () => {
  it('sorts numbers, keeps the order of ties and puts empty values last', () => {
    const value = fc.option(fc.oneof(fc.integer({ min: -5, max: 5 }), fc.constant(Number.NaN)));
    fc.assert(
      fc.property(fc.array(value), direction, (values, way) => {
        const result = sorted(values, way);
        expect(result.map(({ index }) => index).toSorted((a, b) => a - b)).toEqual(
          values.map((_, index) => index),
        );
        expect(result.every((row, index) => mayStandBefore(row, result[index + 1], way))).toBe(
          true,
        );
      }),
    );
  });

  it('compares words as people do', () => {
    const words = ['item 10', 'Éclair', 'item 2', 'zebra', 'eclair', 'Item 1'];
    expect(sorted(words, 'ascending').map(({ value }) => value)).toEqual([
      'eclair',
      'Éclair',
      'Item 1',
      'item 2',
      'item 10',
      'zebra',
    ]);
  });

  it('puts blank texts last in both directions', () => {
    const blank = fc.constantFrom<CellValue>('', ' ', '\n', null, undefined);
    const filled = fc.constantFrom<CellValue>('Oslo', 'Bern', 0, -1);
    fc.assert(
      fc.property(fc.array(fc.oneof(blank, filled)), direction, (values, way) => {
        const isFilled = ({ value }: Row) => String(value ?? '').trim() !== '';
        const result = sorted(values, way);
        const count = result.filter(isFilled).length;
        expect(result.slice(0, count).every(isFilled)).toBe(true);
        const last = result.slice(count).map(({ index }) => index);
        expect(last).toEqual(last.toSorted((a, b) => a - b));
      }),
    );
  });
});

const naive = (rows: readonly string[], query: string) =>
  rows.filter((row) => foldText(row).includes(foldText(query)));

describe('createRowSearch', () => {
  it('finds the same as a naive search', () => {
    const word = fc.string({
      unit: fc.constantFrom('a', 'B', 'b', ' ', 'é', 'İ', 'σ', 'ς', '\u00a0'),
      maxLength: 6,
    });
    fc.assert(
      fc.property(fc.array(word, { maxLength: 30 }), fc.array(word), (rows, queries) => {
        const search = createRowSearch(rows, (row) => [row]);
        for (const query of queries) expect(search.find(query)).toEqual(naive(rows, query));
      }),
    );
  });

  it('reads each text once, and not before it is needed', () => {
    const fieldsOf = vi.fn((row: string) => [row]);
    const search = createRowSearch(['seo', 'ads'], fieldsOf);
    search.find('  ');
    expect(fieldsOf).not.toHaveBeenCalled();
    for (const query of ['s', 'se', 'a', '', 'ads']) search.find(query);
    expect(fieldsOf).toHaveBeenCalledTimes(2);
  });

  it('finds no match that spans two fields', () => {
    const search = createRowSearch([['Acme', 'Anvils']], (fields) => fields);
    expect(search.find('acme anvils')).toEqual([]);
    expect(search.find('acme\nanvils')).toEqual([]);
    expect(search.find('anvils')).toHaveLength(1);
  });
});
