import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addsManyLines, joinLines, pastedLineCount } from './longPaste.ts';
import { readPasted } from './sheet.ts';

const lines = (count: number) => 'rye\n'.repeat(count);

describe('a long paste', () => {
  it('adds more than a thousand lines to what stands there', () => {
    expect(addsManyLines('', lines(1_000))).toBe(false);
    expect(addsManyLines('', lines(1_001))).toBe(true);
    expect(addsManyLines(lines(5_000), lines(5_001))).toBe(false);
    expect(addsManyLines(lines(5_000), '')).toBe(false);
    expect(addsManyLines('', 'a'.repeat(90_000))).toBe(false);
  });

  it('is counted without the blank lines around it', () => {
    expect(pastedLineCount(`\n${lines(1_200)}\n`)).toBe(1_200);
  });

  it('is read together with the lines typed below it', () => {
    const line = fc.stringMatching(/^[a-z]{1,5}\t[0-9]{1,3}$/);
    const text = fc.array(line, { maxLength: 5 }).map((all) => all.join('\n'));
    fc.assert(
      fc.property(text, fc.constantFrom('', '\n', '\r\n'), text, (above, end, below) => {
        expect(readPasted(joinLines(above === '' ? '' : above + end, below))).toEqual([
          ...readPasted(above),
          ...readPasted(below),
        ]);
      }),
    );
  });
});
