import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mergeRows, newFirst } from './collection.ts';

const rows = [{ id: 1 }, { id: '2' }, { id: 3 }];

it('puts new rows first and keeps the order of both parts', () => {
  expect(newFirst(rows, new Set(['3', '2']))).toEqual([{ id: '2' }, { id: 3 }, { id: 1 }]);
});

it('returns the same rows where none is new', () => {
  expect(newFirst(rows, new Set())).toBe(rows);
});

const lists = fc.uniqueArray(
  fc.record({ id: fc.oneof(fc.nat(12), fc.nat(12).map(String)), name: fc.string() }),
  { selector: ({ id }) => String(id) },
);

it('keeps every row once, in its place and in its newest form, and appends new rows', () => {
  fc.assert(
    fc.property(lists, lists, (present, arrived) => {
      const all = mergeRows(present, arrived);
      const keys = (list: readonly { id: string | number }[]) => list.map(({ id }) => String(id));
      expect(keys(all).slice(0, present.length)).toEqual(keys(present));
      expect(new Set(keys(all))).toEqual(new Set([...keys(present), ...keys(arrived)]));
      expect(new Set(keys(all)).size).toBe(all.length);
      for (const row of arrived) expect(all).toContain(row);
    }),
  );
});
