import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fieldNames } from '../entities/description.ts';
import { userAddress } from './userList.ts';
import { userDescription } from './workspaceUser.ts';

const view = fc.record({
  search: fc.string({ unit: 'grapheme' }),
  sort: fc.option(
    fc.record({
      column: fc.constantFrom(...fieldNames(userDescription)),
      isDescending: fc.boolean(),
    }),
  ),
});

it('is read from the address as it was written', () => {
  fc.assert(
    fc.property(view, (shown) => {
      expect(userAddress.read(new URLSearchParams(userAddress.write(shown).toString()))).toEqual(
        shown,
      );
    }),
  );
});

it('ignores a column that does not exist', () => {
  expect(userAddress.read(new URLSearchParams('sort=-password'))).toEqual({
    search: '',
    sort: null,
  });
});
