import { expect, test } from 'vitest';
import { limits } from '../settings/limits.ts';
import { claimOf, isStillAssumed, readClaims, rowsWithoutConfirmed, withClaim } from './claims.ts';

const row = (id: number, goals: readonly string[] = ['Sell out']) => ({
  id,
  title: 'Cafés',
  goals,
  grounds: { evidence: [], assumptions: ['title', 'goals'], isSample: false },
});
const list = 'icps|acme|7';

test('a claim is named by list, row, field and what the field says', () => {
  const claim = claimOf(list, row(1), 'goals');
  expect(claimOf(list, row(1), 'goals')).toBe(claim);
  expect(claimOf(list, { ...row(1), id: '1' }, 'goals')).toBe(claim);
  for (const other of [
    claimOf('icps|acme|8', row(1), 'goals'),
    claimOf(list, row(2), 'goals'),
    claimOf(list, row(1), 'title'),
    claimOf(list, row(1, ['Sell more']), 'goals'),
    claimOf(list, row(1), 'unknown'),
  ])
    expect(other).not.toBe(claim);
});

test('what was confirmed is no assumption; another text in the same field is one again', () => {
  const confirmed = new Set([claimOf(list, row(1), 'goals')]);
  const [first, second] = rowsWithoutConfirmed(list, [row(1), row(2)], confirmed);
  expect(first?.grounds.assumptions).toEqual(['title']);
  expect(second?.grounds.assumptions).toEqual(['title', 'goals']);
  const rewritten = [row(1, ['Sell more'])];
  expect(rowsWithoutConfirmed(list, rewritten, confirmed)).toBe(rewritten);
  const claim = claimOf(list, row(1), 'goals');
  expect(isStillAssumed(list, row(1), 'goals', claim)).toBe(true);
  expect(isStillAssumed(list, row(1, ['Sell more']), 'goals', claim)).toBe(false);
});

test('nothing confirmed leaves the list as it is', () => {
  const rows = [row(1)];
  expect(rowsWithoutConfirmed(list, rows, new Set())).toBe(rows);
});

test('so many are kept, the newest of them', () => {
  const many = Array.from({ length: limits.confirmedClaims }, (_, index) => `claim ${index}`);
  const kept = withClaim(many, 'one more');
  expect(kept).toHaveLength(limits.confirmedClaims);
  expect(kept.at(-1)).toBe('one more');
  expect(kept).not.toContain('claim 0');
  expect(withClaim(['a', 'b'], 'a')).toEqual(['b', 'a']);
});

test.each([
  [
    ['a', 1, null, 'b'],
    ['a', 'b'],
  ],
  [{}, undefined],
  [undefined, undefined],
])('kept names are read from %j', (value, names) => {
  expect(readClaims(value)).toEqual(names);
});
