import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText } from '#text/foldText.ts';
import { indexOfRecords, matchesIn, type Findable } from './records.ts';

const named = (...labels: readonly string[]): Findable[] =>
  labels.map((label, index) => ({ id: String(index), label }));

const labelsOf = (rows: readonly Findable[]) => rows.map(({ label }) => label);

describe('matchesIn', () => {
  it.each([
    [
      'the exact name first',
      'rye',
      ['Fresh rye', 'Rye bread', 'Rye'],
      ['Rye', 'Rye bread', 'Fresh rye'],
    ],
    ['a beginning before the inside', 'bak', ['Homebaked', 'Bakery'], ['Bakery', 'Homebaked']],
    ['a word before the inside', 'bak', ['Homebaked', 'The bakery'], ['The bakery', 'Homebaked']],
    ['any case and accents', 'CAFE', ['Café Noir', 'Tea'], ['Café Noir']],
    ['any script', 'λογος', ['Ο Λόγος'], ['Ο Λόγος']],
    ['spaces around the text', '  rye ', ['Rye'], ['Rye']],
    ['nothing for a blank text', '  ', ['Rye'], []],
    ['nothing that does not match', 'zebra', ['Rye'], []],
  ])('finds %s', (_what, text, labels, found) => {
    expect(labelsOf(matchesIn(indexOfRecords(named(...labels)), text, 8).rows)).toEqual(found);
  });

  it('lists matches of the detail after matches of the name', () => {
    const index = indexOfRecords([
      { id: '1', label: 'Ada', detail: 'Velo Werk' },
      { id: '2', label: 'Velo Werk' },
    ]);
    const { rows, rank } = matchesIn(index, 'velo', 8);
    expect(rows.map(({ id }) => id)).toEqual(['2', '1']);
    expect(rank).toBe(1);
  });

  it('shows no more than wanted and counts the rest', () => {
    const index = indexOfRecords(named(...Array.from({ length: 128 }, (_, n) => `keyword ${n}`)));
    const { rows, more } = matchesIn(index, 'keyword', 8);
    expect(rows).toHaveLength(8);
    expect(more).toBe(120);
  });

  it('finds exactly the rows that contain the text, each once, the best rank first', () => {
    const label = fc.string({ unit: 'grapheme', maxLength: 8 });
    fc.assert(
      fc.property(fc.array(label), label, fc.nat(6), (labels, text, most) => {
        const { rows, more, rank } = matchesIn(indexOfRecords(named(...labels)), text, most);
        const wanted = foldText(text);
        const all = wanted === '' ? [] : labels.filter((each) => foldText(each).includes(wanted));
        expect(rows.length + more).toBe(all.length);
        expect(rows.length).toBe(Math.min(most, all.length));
        expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
        for (const row of rows) expect(foldText(row.label)).toContain(wanted);
        expect(rank === 0).toBe(most > 0 && all.some((each) => foldText(each) === wanted));
      }),
    );
  });
});
