import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shownSelection, toggleRange, withKeys } from './selection.ts';

const keyOf = (row: { id: number }) => String(row.id);
const ids = fc.uniqueArray(fc.integer({ min: 0, max: 30 }), { maxLength: 20 });
const rowsOf = (numbers: readonly number[]) => numbers.map((id) => ({ id }));
const setOf = (numbers: readonly number[]) => new Set(numbers.map(String));

describe('shownSelection', () => {
  it('counts what the filter hides', () => {
    fc.assert(
      fc.property(ids, ids, (shown, selected) => {
        const seen = selected.filter((id) => shown.includes(id)).length;
        const state = shownSelection(rowsOf(shown), keyOf, setOf(selected));
        expect(state.hidden).toBe(selected.length - seen);
        expect(state.box).toBe(seen === 0 ? 'none' : seen === shown.length ? 'all' : 'some');
      }),
    );
  });
});

describe('the checkbox for all rows shown', () => {
  it('keeps hidden keys, and selects all unless all are selected', () => {
    fc.assert(
      fc.property(ids, ids, (shown, selected) => {
        const rows = rowsOf(shown);
        const { box } = shownSelection(rows, keyOf, setOf(selected));
        const next = withKeys(setOf(selected), rows.map(keyOf), box !== 'all');
        const hidden = (keys: ReadonlySet<string>) =>
          [...keys].filter((key) => !shown.includes(Number(key))).sort();
        expect(hidden(next)).toEqual(hidden(setOf(selected)));
        const isAll = shown.every((id) => selected.includes(id)) && shown.length > 0;
        expect(rows.every((row) => next.has(keyOf(row)) !== isAll)).toBe(true);
      }),
    );
  });
});

describe('toggleRange', () => {
  it('gives every row in between the new state of the second, in both directions', () => {
    const rows = rowsOf([5, 3, 9, 1]);
    const some = new Set(['3']);
    expect(toggleRange(rows, keyOf, some, '3', '1')).toEqual(new Set(['3', '9', '1']));
    expect(toggleRange(rows, keyOf, some, '9', '5')).toEqual(new Set(['5', '3', '9']));
    expect(toggleRange(rows, keyOf, new Set(['5', '3', '1']), '5', '3')).toEqual(new Set(['1']));
  });

  it('toggles only the row when none was toggled before', () => {
    const rows = rowsOf([1, 2, 3]);
    expect(toggleRange(rows, keyOf, new Set(), null, '2')).toEqual(new Set(['2']));
    expect(toggleRange(rows, keyOf, new Set(['2']), 'gone', '2')).toEqual(new Set());
  });
});
