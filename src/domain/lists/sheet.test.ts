import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPasted, toCsv } from './sheet.ts';

interface Row {
  readonly name: string;
  readonly volume: number | null;
}
const columns = [
  { heading: 'Keyword', value: (row: Row) => row.name },
  { heading: 'Volume', value: (row: Row) => row.volume },
];

describe('toCsv', () => {
  it('writes headings, quotes cells where needed and starts with the byte order mark', () => {
    expect(toCsv(columns, [{ name: 'say "hi", twice', volume: 1200 }])).toBe(
      '\uFEFFKeyword,Volume\r\n"say ""hi"", twice",1200\r\n',
    );
  });

  it.each(['=1+1', '+SUM(A1)', '-2+3', '@cmd', '\tx', "=cmd|' /C calc'!A0"])(
    'escapes the formula %j',
    (name) => {
      const [, line = ''] = toCsv(columns, [{ name, volume: null }]).split('\r\n');
      expect(line.replace(/^"/, '').startsWith("'")).toBe(true);
    },
  );

  it('keeps a negative number a number', () => {
    expect(toCsv(columns, [{ name: 'a', volume: -3 }])).toContain('a,-3\r\n');
  });

  it('reads back unchanged, whatever the cells contain', () => {
    const texts = fc.array(fc.tuple(fc.string({ unit: 'binary', minLength: 1 }), fc.integer()), {
      minLength: 1,
    });
    fc.assert(
      fc.property(texts, (rows) => {
        const csv = toCsv(
          columns,
          rows.map(([name, volume]) => ({ name, volume })),
        );
        const expected = rows.map(([name, volume]) => [name, String(volume)]);
        expect(readPasted(csv).slice(1)).toEqual(expected);
      }),
    );
  });

  it.each(["'=1", "''=1", "'plain", '\t', ' spaced ', '\r', '"', '\uFEFF', "'-'", '- list'])(
    'reads back %j unchanged',
    (name) => {
      expect(readPasted(toCsv(columns, [{ name, volume: 1 }]))[1]).toEqual([name, '1']);
    },
  );
});

describe('readPasted', () => {
  it.each([
    ['one\ntwo\r\nthree', ['one', 'two', 'three']],
    ['a\tb\nc\td', ['a | b', 'c | d']],
    ['a;1,5\nb;2', ['a | 1,5', 'b | 2']],
    ['"a, b",2', ['a, b | 2']],
    ['"two\nlines"\tx', ['two\nlines | x']],
    ['\n\n a \n\n', ['a']],
    ['say "hi"\tx', ['say "hi" | x']],
    ['"rye bread" near me', ['rye bread near me']],
    ['27" monitor,United States,1000', ['27" monitor | United States | 1000']],
    ['27" monitor;1,5\n30" monitor;2', ['27" monitor | 1,5', '30" monitor | 2']],
    ['"27"" monitor, black",2', ['27" monitor, black | 2']],
    ['"" "a;b",2', ['a;b | 2']],
    [' " kept " ,2', [' kept  | 2']],
    ['', []],
  ])('reads %j', (text, rows) => {
    expect(readPasted(text).map((cells) => cells.join(' | '))).toEqual(rows);
  });

  it('reads a long cell that is full of quotes', () => {
    const cell = `a${'"'.repeat(600_000)}b`;
    expect(readPasted(cell)).toEqual([[cell]]);
  });

  it('never throws and never loses a line', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-z ]*[a-z]$/), { minLength: 1 }), (lines) => {
        expect(readPasted(lines.join('\n'))).toEqual(lines.map((line) => [line.trim()]));
      }),
    );
    fc.assert(fc.property(fc.string(), (text) => void readPasted(text)));
  });
});
