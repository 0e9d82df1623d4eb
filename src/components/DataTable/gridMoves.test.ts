import { describe, expect, it } from 'vitest';
import { gridMove } from './gridMoves.ts';

const shape = { rows: 100, columns: 4, page: 10 };
const from = (row: number, column: number, key: string, hasControl = false) =>
  gridMove({ row, column }, key, hasControl, shape);

describe('gridMove', () => {
  it.each([
    ['ArrowDown', 5, 1, { row: 6, column: 1 }],
    ['ArrowDown', 99, 1, { row: 99, column: 1 }],
    ['ArrowDown', -1, 2, { row: 0, column: 2 }],
    ['ArrowUp', 0, 1, { row: -1, column: 1 }],
    ['ArrowUp', -1, 1, { row: -1, column: 1 }],
    ['ArrowRight', 5, 3, { row: 5, column: 3 }],
    ['ArrowLeft', 5, 0, { row: 5, column: 0 }],
    ['PageDown', 95, 1, { row: 99, column: 1 }],
    ['PageUp', 4, 1, { row: 0, column: 1 }],
    ['PageUp', 0, 1, { row: -1, column: 1 }],
    ['Home', 5, 3, { row: 5, column: 0 }],
    ['End', 5, 0, { row: 5, column: 3 }],
  ])('%s from row %i, column %i', (key, row, column, to) => {
    expect(from(row, column, key)).toEqual(to);
  });

  it('moves to the corners with Control', () => {
    expect(from(5, 2, 'Home', true)).toEqual({ row: 0, column: 0 });
    expect(from(5, 2, 'End', true)).toEqual({ row: 99, column: 3 });
  });

  it.each(['ArrowDown', 'ArrowUp', 'ArrowRight', 'ArrowLeft', 'PageDown', 'PageUp'])(
    'leaves %s with Control to the browser',
    (key) => {
      expect(from(5, 2, key, true)).toBeNull();
    },
  );

  it('returns null for other keys', () => {
    expect(from(5, 2, 'Tab')).toBeNull();
    expect(from(5, 2, 'x')).toBeNull();
  });

  it('stays on the header while there are no rows', () => {
    const none = { ...shape, rows: 0 };
    for (const key of ['ArrowDown', 'PageDown', 'PageUp'])
      expect(gridMove({ row: -1, column: 1 }, key, false, none)).toEqual({ row: -1, column: 1 });
    expect(gridMove({ row: -1, column: 1 }, 'Home', true, none)).toEqual({ row: -1, column: 0 });
  });
});
