import { expect, test } from 'vitest';
import { mailClaim, mailingWithoutConfirmed, type Mailing } from './mailing.ts';

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
  missing: 0,
  sets: new Map([['1', { ...set, variations: [letter] }]]),
  writing: new Map(),
  run: null,
  newKeys: new Set(),
};
const assumptionsIn = (sets: typeof mailing.sets) =>
  [...sets.values()].flatMap(({ variations }) =>
    variations.flatMap(({ grounds }) => grounds?.assumptions ?? []),
  );

test('a confirmed field of a mail is confirmed for a number and a text id', () => {
  const confirmed = new Set([mailClaim(list, '1', letter, 'body')]);
  expect(assumptionsIn(mailingWithoutConfirmed(list, mailing, confirmed).sets)).toEqual([
    'subject',
  ]);
});

test('another person, text or list is another claim, and the mailing is unchanged', () => {
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

test('a body stays confirmed when only its greeting changes', () => {
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
