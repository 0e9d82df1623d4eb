import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listAddress, namedAddress, plainListView } from './listView.ts';
import {
  keywordColumns,
  plainKeywordView,
  readKeywordView,
  writeKeywordView,
} from '../keywords/keywordView.ts';

const columns = ['name', 'description'] as const;
const { read, write } = listAddress(columns);

describe('listAddress', () => {
  it('reads back what it wrote', () => {
    const sort = fc.option(
      fc.record({ column: fc.constantFrom(...columns), isDescending: fc.boolean() }),
    );
    fc.assert(
      fc.property(fc.record({ search: fc.string(), sort, isGone: fc.boolean() }), (view) => {
        expect(read(new URLSearchParams(write(view).toString()))).toEqual(view);
      }),
    );
  });

  it('leaves out defaults and ignores unknown values', () => {
    expect(write(plainListView).toString()).toBe('');
    expect(read(new URLSearchParams('sort=-shoe&q=rye&check=7'))).toEqual({
      ...plainListView,
      search: 'rye',
    });
  });
});

const named = namedAddress({ read: readKeywordView, write: writeKeywordView });

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
      fc.property(view, fc.option(name), (part, label) => {
        const whole = { view: { ...plainKeywordView, ...part }, name: label };
        expect(named.read(new URLSearchParams(named.write(whole).toString()))).toEqual(whole);
      }),
    );
  });

  it.each(['', 'view=', 'view=%20', `view=${'x'.repeat(61)}`])('reads no name from %j', (query) => {
    expect(named.read(new URLSearchParams(query)).name).toBeNull();
  });
});
