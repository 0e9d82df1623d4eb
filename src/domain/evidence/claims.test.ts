import { expect, test } from 'vitest';
import { limits } from '../settings/limits.ts';
import { claimOf, claimsIn, readClaims, rowsWithoutConfirmed, withClaim } from './claims.ts';

const quoted = { field: 'title', quote: 'We bake.' };
const row = (id: number, goals: readonly string[] = ['Sell out']) => ({
  id,
  title: 'Cafés',
  goals,
  grounds: { evidence: [quoted], assumptions: ['title', 'goals'], isSample: false },
});
const list = 'icps|acme|7';

test('the name of a claim has its list, row, field and text', () => {
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

test('a confirmed field is no assumption, and another text in it is one again', () => {
  const confirmed = new Set([claimOf(list, row(1), 'goals')]);
  const [first, second] = rowsWithoutConfirmed(list, [row(1), row(2)], confirmed);
  expect(first?.grounds).toEqual({ ...row(1).grounds, assumptions: ['title'] });
  expect(second).toEqual(row(2));
  const rewritten = [row(1, ['Sell more'])];
  expect(rowsWithoutConfirmed(list, rewritten, confirmed)).toBe(rewritten);
  expect(claimsIn(list, row(1), ['goals', 'painPoints'])).toEqual([...confirmed]);
});

test('the same array is returned without confirmations', () => {
  const rows = [row(1)];
  expect(rowsWithoutConfirmed(list, rows, new Set())).toBe(rows);
});

test('the newest claims up to the limit are kept', () => {
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
