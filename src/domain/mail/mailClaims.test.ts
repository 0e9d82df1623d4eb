import { expect, test } from 'vitest';
import type { Mailing } from './mailing.ts';
import { mailClaim, mailingWithoutConfirmed } from './mailClaims.ts';

const list = 'emails|acme|7';
const letter = {
  subject: 'Bread',
  body: 'By six.',
  grounds: { evidence: [], assumptions: ['subject', 'body'], isSample: false },
};
const set = { prospectId: 1, prospectName: 'Ada', targetCompanyName: 'Globex', address: '' };
const mailing: Mailing = {
  status: 'ready',
  message: '',
  sets: new Map([['1', { ...set, variations: [letter] }]]),
  writing: new Map(),
  run: null,
  newKeys: new Set(),
};
const assumptionsIn = (sets: typeof mailing.sets) =>
  [...sets.values()].flatMap(({ variations }) =>
    variations.flatMap(({ grounds }) => grounds?.assumptions ?? []),
  );

test('what was confirmed of one mail is confirmed of that mail, whichever way its id is spelled', () => {
  const confirmed = new Set([mailClaim(list, '1', letter, 'body')]);
  expect(assumptionsIn(mailingWithoutConfirmed(list, mailing, confirmed).sets)).toEqual([
    'subject',
  ]);
});

test('another person, another text or another list is another claim, and the mailing stays the same', () => {
  expect(mailingWithoutConfirmed(list, mailing, new Set())).toBe(mailing);
  const others = new Set([
    mailClaim(list, 2, letter, 'body'),
    mailClaim(list, 1, { ...letter, body: 'By seven.' }, 'body'),
    mailClaim('emails|acme|8', 1, letter, 'body'),
  ]);
  expect(assumptionsIn(mailingWithoutConfirmed(list, mailing, others).sets)).toEqual([
    'subject',
    'body',
  ]);
});

test('a body stays confirmed when only its greeting changes: the name of the person came', () => {
  const ofBody = (body: string) => mailClaim(list, 1, { ...letter, body }, 'body');
  const without = 'Hello,\n\nBread by six.\n\nDana';
  expect(ofBody('Hello Olena Ferreira,\n\nBread by six.\n\nDana')).toBe(ofBody(without));
  for (const other of [
    'Hello,\n\nBread by seven.\n\nDana',
    'Hello, bread comes warm to every café before the first guest sits down.\n\nBread by six.\n\nDana',
  ])
    expect(ofBody(other)).not.toBe(ofBody(without));
  // A text of one line has no separate greeting.
  expect(ofBody('Hello,')).not.toBe(ofBody('By six,'));
});
