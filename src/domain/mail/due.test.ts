import { describe, expect, it } from 'vitest';
import { dueOf, isIsoDay, localDay, type MailState, type SentMark } from './due.ts';

const sentOn = (...days: readonly string[]): readonly SentMark[] =>
  days.map((on, index) => ({ letter: `k${index}`, on, by: 'Ada' }));

/** A person with one mail that was sent long ago, which makes them due. */
const old: MailState = { sent: sentOn('2026-11-02'), isBlocked: false };
const today = '2026-11-30';

describe('a person is due', () => {
  it.each([
    ['on the same weekday of the next week', '2026-11-23', '2026-11-30'],
    ['on Friday after a Friday', '2026-11-20', '2026-11-27'],
    ['on Friday after a Saturday', '2026-11-21', '2026-11-27'],
    ['on Friday after a Sunday', '2026-11-22', '2026-11-27'],
    ['over the end of a month', '2026-10-29', '2026-11-05'],
    ['over the leap day', '2028-02-28', '2028-03-06'],
    ['over the end of a February without one', '2026-02-26', '2026-03-05'],
    ['over the end of the year', '2026-12-30', '2027-01-06'],
    ['over the end of summer time', '2026-10-22', '2026-10-29'],
    ['over the beginning of summer time', '2026-03-26', '2026-04-02'],
  ])('five working days after the mail, %s', (_case, sent, from) => {
    const state = { ...old, sent: sentOn(sent) };
    const before = new Date(Date.parse(from) - 1).toISOString().slice(0, 10);
    expect(dueOf(state, before)).toEqual({ isDue: false, reason: 'tooEarly', day: from });
    expect(dueOf(state, from)).toEqual({ isDue: true });
    expect(dueOf(state, '2099-01-01')).toEqual({ isDue: true });
  });

  it.each([
    ['counting from the last of several mails, in any order', ['2026-11-24', '2026-11-02']],
    ['also where a colleague’s calendar is a day ahead', ['2026-11-24']],
  ])('%s', (_case, days) => {
    const state = { ...old, sent: sentOn(...days) };
    const early = { isDue: false, reason: 'tooEarly', day: '2026-12-01' };
    expect(dueOf(state, '2026-11-23')).toEqual(early);
    expect(dueOf(state, today)).toEqual(early);
    expect(dueOf(state, '2026-12-01')).toEqual({ isDue: true });
  });

  it('up to three times after the first mail, and when the days away are over', () => {
    const three = sentOn('2026-11-02', '2026-11-09', '2026-11-16');
    expect(dueOf({ ...old, sent: three }, today)).toEqual({ isDue: true });
    expect(dueOf({ ...old, outcome: 'away', until: '2026-11-29' }, today)).toEqual({ isDue: true });
    expect(dueOf({ ...old, outcome: null }, today)).toEqual({ isDue: true });
  });
});

it.each<[string, Partial<MailState>, object]>([
  ['nothing was sent', { sent: [] }, { reason: 'notSent' }],
  ['they have replied', { outcome: 'replied' }, { reason: 'replied' }],
  ['they have declined', { outcome: 'declined' }, { reason: 'declined' }],
  ['they are away today', { outcome: 'away', until: today }, { reason: 'away', day: today }],
  ['nobody knows until when they are away', { outcome: 'away' }, { reason: 'away' }],
  [
    'they have had three follow-ups',
    { sent: sentOn('2026-11-02', '2026-11-03', '2026-11-04', '2026-11-05') },
    { reason: 'enough' },
  ],
  ['nobody writes to them', { isBlocked: true, outcome: 'replied' }, { reason: 'blocked' }],
  [
    'they are back, but had a mail lately',
    { sent: sentOn('2026-11-26'), outcome: 'away', until: '2026-11-27' },
    { reason: 'tooEarly', day: '2026-12-03' },
  ],
])('a person is not due when %s', (_case, state, why) => {
  expect(dueOf({ ...old, ...state }, today)).toEqual({ isDue: false, ...why });
});

it.each([
  [new Date(2026, 10, 30, 0, 0), '2026-11-30'],
  [new Date(2026, 10, 30, 23, 59, 59, 999), '2026-11-30'],
  [new Date(2027, 0, 1, 0, 0), '2027-01-01'],
])('the day of %s is the one of the own calendar', (moment, day) => {
  expect(localDay(moment)).toBe(day);
});

it.each([
  ['2026-11-30', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-11-30T10:00:00Z', false],
  ['30.11.2026', false],
  ['', false],
  [20261130, false],
  [null, false],
])('%j is a day: %s', (value, isDay) => {
  expect(isIsoDay(value)).toBe(isDay);
});
