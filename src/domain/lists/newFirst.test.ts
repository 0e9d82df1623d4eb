import { expect, it } from 'vitest';
import { newFirst } from './collection.ts';

const rows = [{ id: 1 }, { id: '2' }, { id: 3 }];

it('puts new rows first and keeps the order of both parts', () => {
  expect(newFirst(rows, new Set(['3', '2']))).toEqual([{ id: '2' }, { id: 3 }, { id: 1 }]);
});

it('returns the same rows where none is new', () => {
  expect(newFirst(rows, new Set())).toBe(rows);
});
