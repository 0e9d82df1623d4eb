import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { foldText } from '#text/foldText.ts';
import { createRowSearch } from './narrowingSearch.ts';

const naive = (rows: readonly string[], query: string) =>
  rows.filter((row) => foldText(row).includes(foldText(query)));

describe('createRowSearch', () => {
  it('finds the same as a naive search, whatever was searched before', () => {
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

  it('finds the same while a query is typed and deleted letter by letter', () => {
    const rows = ['Email tool', 'email', 'e-mail list', 'tool'];
    const search = createRowSearch(rows, (row) => [row]);
    const typed = ['e', 'em', 'ema', 'emai', 'email', 'email t'];
    for (const query of [...typed, ...typed.toReversed()])
      expect(search.find(query)).toEqual(naive(rows, query));
  });

  it('returns the same array for the shorter query again', () => {
    const search = createRowSearch(['seo', 'seo tools', 'ads'], (row) => [row]);
    const shorter = search.find('se');
    search.find('seo t');
    expect(search.find('se')).toBe(shorter);
  });

  it('reads each text once, and not before it is needed', () => {
    const fieldsOf = vi.fn((row: string) => [row]);
    const search = createRowSearch(['seo', 'ads'], fieldsOf);
    search.find('  ');
    expect(fieldsOf).not.toHaveBeenCalled();
    for (const query of ['s', 'se', 'a', '', 'ads']) search.find(query);
    expect(fieldsOf).toHaveBeenCalledTimes(2);
  });

  it('finds words of any script in any spelling', () => {
    const rows = ['λόγος', 'rye\u00a0bread', 'Crème', 'ｗｉｄｅ'];
    const search = createRowSearch(rows, (row) => [row]);
    for (const query of ['λόγος', 'ΛΟΓΟΣ', 'λογος']) expect(search.find(query)).toEqual(['λόγος']);
    expect(search.find('rye bread')).toEqual(['rye\u00a0bread']);
    expect(search.find('creme')).toEqual(['Crème']);
    expect(search.find('wide')).toEqual(['ｗｉｄｅ']);
  });

  it('finds no match that spans two fields', () => {
    const search = createRowSearch([['Acme', 'Anvils']], (fields) => fields);
    expect(search.find('acme anvils')).toEqual([]);
    expect(search.find('acme\nanvils')).toEqual([]);
    expect(search.find('anvils')).toHaveLength(1);
  });
});
