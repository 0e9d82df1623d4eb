import { expect, it } from 'vitest';
import { readRowToShow, rowToShow } from './handover.ts';

it('reads back the row, whatever its id is', () => {
  expect(readRowToShow(rowToShow(12))).toBe('12');
  expect(readRowToShow(rowToShow('12'))).toBe('12');
});

it.each([null, undefined, 'row', 3, {}, { row: 3 }, { row: null }, { prospects: [] }])(
  'reads no row from %j',
  (state) => {
    expect(readRowToShow(state)).toBeNull();
  },
);
