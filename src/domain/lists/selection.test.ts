import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isWholeList,
  pruned,
  sameRows,
  withChosen,
  readStoredCompanies,
  readStoredIds,
  storedCompanies,
} from './selection.ts';

interface Ref {
  readonly id: string | number;
  readonly name: string;
}
const refs = fc.uniqueArray(
  fc.record({ id: fc.oneof(fc.nat(30), fc.nat(30).map(String)), name: fc.string() }),
  { selector: ({ id }) => String(id) },
);
const keysOf = (rows: readonly Ref[]) => rows.map(({ id }) => String(id));

describe('pruned', () => {
  it('keeps the rows that are still in the list, in order and in their current form', () => {
    fc.assert(
      fc.property(refs, refs, (selected, rows) => {
        const left = pruned(selected, rows);
        const present = new Set(keysOf(rows));
        expect(keysOf(left)).toEqual(keysOf(selected).filter((key) => present.has(key)));
        for (const row of left) expect(rows).toContain(row);
      }),
    );
  });

  it('changes nothing when it runs again', () => {
    fc.assert(
      fc.property(refs, refs, (selected, rows) => {
        const left = pruned(selected, rows);
        expect(sameRows(pruned(left, rows), left)).toBe(true);
      }),
    );
  });

  it('treats 7 and "7" as the same row and takes its new name', () => {
    expect(pruned([{ id: '7', name: 'Old' }], [{ id: 7, name: 'New' }])).toEqual([
      { id: 7, name: 'New' },
    ]);
  });
});

describe('withChosen', () => {
  it('selects the ticked rows and keeps those that are not in the list', () => {
    fc.assert(
      fc.property(refs, refs, fc.array(fc.nat(30).map(String)), (selected, rows, ticks) => {
        const ticked = new Set(ticks);
        const next = new Set(keysOf(withChosen(selected, rows, ticked)));
        const present = new Set(keysOf(rows));
        for (const key of present) expect(next.has(key)).toBe(ticked.has(key));
        const absent = keysOf(selected).filter((key) => !present.has(key));
        expect(absent.every((key) => next.has(key))).toBe(true);
      }),
    );
  });
});

describe('isWholeList', () => {
  const idle = { status: 'idle' } as const;
  it.each([
    [{ status: 'loading' }, false],
    [{ status: 'polling', attempt: 3, of: 10 }, false],
    [{ status: 'error', message: 'Failed' }, false],
    [{ status: 'ready', items: [], isRefreshing: true }, false],
    [{ status: 'ready', items: [], isRefreshing: false }, true],
    [{ status: 'empty', isExhausted: true }, true],
  ] as const)('%j: %s', (remote, isWhole) => {
    expect(isWholeList({ remote, generation: idle })).toBe(isWhole);
    expect(isWholeList({ remote, generation: { status: 'running', isSlow: false } })).toBe(false);
  });
});

it('reads back the companies it wrote, with numbers as numbers', () => {
  const companies = [
    { id: 3, name: 'Saltmarsh Kitchens' },
    { id: 'x-4', name: '' },
  ];
  const ids = JSON.stringify(companies.map(({ id }) => id));
  expect(readStoredCompanies(ids, JSON.stringify(storedCompanies(companies)))).toEqual(companies);
  expect(storedCompanies(companies)[0]).toEqual({ targetid: 3, name: 'Saltmarsh Kitchens' });
});

it('never throws, and never returns an id twice or one that cannot be sent', () => {
  const stored = fc.oneof(fc.string(), fc.json(), fc.constant('[1,"1",null,"undefined",2]'));
  fc.assert(
    fc.property(stored, stored, (ids, companies) => {
      const keys = readStoredCompanies(ids, companies).map(({ id }) => String(id));
      expect(new Set(keys).size).toBe(keys.length);
      for (const key of keys) expect(['', 'null', 'undefined', 'NaN']).not.toContain(key);
    }),
  );
  expect(readStoredIds('[1,"1",null,"undefined",2]')).toEqual([1, 2]);
});
