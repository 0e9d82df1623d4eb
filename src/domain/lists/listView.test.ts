import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listAddress } from './listView.ts';

const columns = ['name', 'description'] as const;
const { read, write } = listAddress(columns);

describe('listAddress', () => {
  it('reads back what it wrote', () => {
    const sort = fc.option(
      fc.record({ column: fc.constantFrom(...columns), isDescending: fc.boolean() }),
    );
    fc.assert(
      fc.property(fc.record({ search: fc.string(), sort }), (view) => {
        expect(read(new URLSearchParams(write(view).toString()))).toEqual(view);
      }),
    );
  });

  it('leaves out defaults and ignores unknown values', () => {
    expect(write({ search: '', sort: null }).toString()).toBe('');
    expect(read(new URLSearchParams('sort=-shoe&q=rye'))).toEqual({ search: 'rye', sort: null });
  });
});
