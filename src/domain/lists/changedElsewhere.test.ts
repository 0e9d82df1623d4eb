import { expect, it } from 'vitest';
import type { Grounded } from '../evidence/grounds.ts';
import { isChangedElsewhere } from './changedElsewhere.ts';

const before = { id: 1, title: 'Rye', goals: ['one', 'two'] };

it.each([
  ['the very same row', [before], false],
  [
    'an equal row, its parts in another order',
    [{ goals: ['one', 'two'], title: 'Rye', id: 1 }],
    false,
  ],
  ['the same id as text', [{ ...before, id: '1' }], false],
  ['a text changed', [{ ...before, title: 'Spelt' }], true],
  ['a list changed', [{ ...before, goals: ['one'] }], true],
  ['another row changed', [before, { ...before, id: 2, title: 'Spelt' }], false],
  ['the row gone', [{ ...before, id: 2 }], false],
  ['nothing known', [], false],
])('%s', (_what, rows, isChanged) => {
  expect(
    isChangedElsewhere<{ id: number | string; title: string; goals: string[] }>(before, rows),
  ).toBe(isChanged);
});

it('is not changed when only its evidence differs', () => {
  const grounds = { evidence: [], assumptions: ['title'], isSample: false };
  const assumed: typeof before & Grounded = { ...before, grounds };
  expect(isChangedElsewhere(assumed, [before], { title: 'Oat' })).toBe(false);
});

it.each([
  ['as it is to be saved: an earlier answer was lost', { title: 'Spelt' }, false],
  ['not as it is to be saved', { title: 'Oat' }, true],
])('a changed row that is %s', (_what, draft, isChanged) => {
  expect(isChangedElsewhere(before, [{ ...before, title: 'Spelt' }], draft)).toBe(isChanged);
});

it('is not changed when only its website stops answering', () => {
  const found = { id: 1, name: 'Saltmarsh', isWebsiteFound: true };
  expect(isChangedElsewhere(found, [{ ...found, isWebsiteFound: false }])).toBe(false);
  expect(isChangedElsewhere(found, [{ ...found, name: 'Salt' }])).toBe(true);
});
