import { expect, it } from 'vitest';
import { aProspect } from '../testing/aProspect.ts';
import { isDueOn } from './dueList.ts';
import { reviewIn } from './mailReview.ts';

const review = reviewIn(
  new Map([
    ['mail 1', { sent: [{ letter: 'k0', on: '2026-11-02', by: 'Ada' }] }],
    ['mail 2', { sent: [{ letter: 'k0', on: '2026-11-02', by: 'Ada' }], outcome: 'replied' }],
  ]),
);
const entry = { id: 1, entry: 'acme.example', reason: '', person: '', company: '', by: '', at: '' };

it('tells who is due by what the team knows of the mail, and by whom nobody writes to', () => {
  const isDue = isDueOn('2026-11-30', review, null);
  expect([1, 2, 3].map((id) => isDue(aProspect({ id })))).toEqual([true, false, false]);
  expect(isDueOn('2026-11-03', review, null)(aProspect({ id: 1 }))).toBe(false);
  const blocking = { entryOf: () => entry };
  expect(isDueOn('2026-11-30', review, blocking)(aProspect({ id: 1 }))).toBe(false);
});
