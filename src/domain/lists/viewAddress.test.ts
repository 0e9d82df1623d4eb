import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readKeywordView, writeKeywordView } from '../keywords/keywordFilter.ts';
import { keywordColumns, plainKeywordView } from '../keywords/keywordView.ts';
import { namedAddress, namedQuery } from './listView.ts';

const { read, write } = namedAddress({ read: readKeywordView, write: writeKeywordView });

describe('namedAddress', () => {
  const view = fc.record({
    search: fc.string(),
    sort: fc.option(
      fc.record({ column: fc.constantFrom(...keywordColumns), isDescending: fc.boolean() }),
    ),
    isWithoutIdea: fc.boolean(),
  });
  const name = fc
    .string({ minLength: 1, maxLength: 60 })
    .map((text) => text.trim())
    .filter((text) => text !== '');

  it('reads back what it wrote, with the name', () => {
    fc.assert(
      fc.property(view, fc.option(name), (part, named) => {
        const whole = { view: { ...plainKeywordView, ...part }, name: named };
        expect(read(new URLSearchParams(write(whole).toString()))).toEqual(whole);
      }),
    );
  });

  it('opens a saved view by its address', () => {
    fc.assert(
      fc.property(view, name, (part, named) => {
        const saved = { ...plainKeywordView, ...part };
        const address = namedQuery(writeKeywordView(saved).toString(), named).toString();
        expect(read(new URLSearchParams(address))).toEqual({ view: saved, name: named });
      }),
    );
  });

  it.each(['', 'view=', 'view=%20', `view=${'x'.repeat(61)}`])('reads no name from %j', (query) => {
    expect(read(new URLSearchParams(query)).name).toBeNull();
  });
});
