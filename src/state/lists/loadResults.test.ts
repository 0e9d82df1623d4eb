import { expect, test } from 'vitest';
import { createLoadResults } from './loadResults.ts';

test('the last load of a list is kept, with the time of its request', () => {
  const results = createLoadResults();
  expect(results.last('a')).toBeNull();
  const rows = results.loaded('a', [{ id: 1 }], 3);
  expect(results.last('a')).toEqual({ rows });
  expect(results.requestedAt(rows)).toBe(3);
  expect(results.requestedAt([{ id: 1 }])).toBe(0);
  expect(results.requestedAt(undefined)).toBe(0);
  const error = new Error('no');
  results.failed('a', error);
  expect(results.last('a')).toEqual({ rows: null, error });
  expect(results.last('b')).toBeNull();
});

test('equal rows stay the same array, with the time of the later request', () => {
  const results = createLoadResults();
  const rows = results.loaded('a', [{ id: 1 }], 3);
  expect(results.loaded('a', [{ id: 1 }], 5)).toBe(rows);
  expect(results.requestedAt(rows)).toBe(5);
  expect(results.loaded('a', [{ id: 2 }], 6)).toEqual([{ id: 2 }]);
  expect(results.loaded('b', [{ id: 2 }], 7)).not.toBe(rows);
});
