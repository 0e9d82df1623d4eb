import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { setOf } from '../testing/fakeMailing.ts';
import {
  countOf,
  hasEnough,
  nextMail,
  noMail,
  type MailEvent,
  type MailState,
} from './mailState.ts';

const after = (...events: MailEvent[]): MailState => events.reduce(nextMail, noMail);
const loaded = (...texts: string[]): MailEvent => ({
  type: 'loaded',
  sets: [setOf(1, ...texts)],
  isMore: false,
});
const written = (...texts: string[]): MailEvent => ({
  type: 'written',
  sets: [setOf('1', ...texts)],
});
const open: MailEvent = { type: 'open', ids: [1] };
const loadFailed: MailEvent = { type: 'loadFailed', message: 'Error loading emails' };
const ready: MailEvent = { type: 'ready' };
const asked: MailEvent = { type: 'asked', kind: 'more' };

describe('nextMail', () => {
  it.each<[string, MailEvent[], Partial<MailState>]>([
    ['is loading once opened', [open], { status: 'loading', ids: [1] }],
    ['is loading until it is known who lacks mail', [open, loaded('a')], { status: 'loading' }],
    ['is ready then', [open, loaded('a'), ready], { status: 'ready' }],
    [
      'is an error where the first list does not come',
      [open, loadFailed],
      { status: 'error', message: 'Error loading emails' },
    ],
    [
      'is loading without a message when it is loaded again',
      [open, loadFailed, { type: 'reopen' }],
      { status: 'loading', message: '' },
    ],
    [
      'stays ready where a later list does not come',
      [open, loaded('a'), ready, loadFailed],
      { status: 'ready', message: 'Error loading emails' },
    ],
    [
      'has no message once a list has come',
      [open, loaded('a'), ready, loadFailed, loaded('a')],
      { message: '' },
    ],
    ['tells that nothing is new', [asked, { type: 'ended' }], { isNothingNew: true }],
    [
      'tells nothing where there is',
      [asked, written('a'), { type: 'ended' }],
      { isNothingNew: false },
    ],
    [
      'tells it until dismissed',
      [asked, { type: 'ended' }, { type: 'dismissed' }],
      { isNothingNew: false },
    ],
    ['tells it until asked', [asked, { type: 'ended' }, asked], { isNothingNew: false }],
  ])('%s', (_what, events, expected) => {
    expect(after(...events)).toMatchObject(expected);
  });

  it('marks only variations of Generate More as new, until the next one', () => {
    expect(after(open, loaded('a'), ready, written('b')).newKeys.size).toBe(0);
    const more = after(open, loaded('a'), ready, asked, written('a', 'b'));
    expect(more.newKeys.size).toBe(1);
    expect(nextMail(more, { type: 'asked', kind: 'retry' }).newKeys.size).toBe(1);
    expect(nextMail(more, asked).newKeys.size).toBe(0);
  });

  it('needs no more than three first variations, but always one more', () => {
    const three = after(open, loaded('a', 'b', 'c'), ready);
    expect(hasEnough(three, '1')).toBe(true);
    expect(hasEnough(nextMail(three, asked), '1')).toBe(false);
    expect(hasEnough(three, 2)).toBe(false);
  });

  const text = fc.constantFrom('a', 'b', 'c');
  const event = fc.oneof(
    fc.constantFrom<MailEvent[]>(
      open,
      { type: 'reopen' },
      loadFailed,
      ready,
      asked,
      { type: 'ended' },
      { type: 'dismissed' },
    ),
    fc.array(text, { maxLength: 3 }).map((texts) => loaded(...texts)),
    fc.array(text, { maxLength: 3 }).map((texts) => written(...texts)),
  );

  it('never loses or repeats a variation', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        const found = events.flatMap((next) => ('sets' in next ? next.sets : []));
        const bodies = new Set(
          found.flatMap(({ variations }) => variations).map(({ body }) => body),
        );
        const state = after(...events);
        expect(countOf(state, 1)).toBe(bodies.size);
        expect(state.newKeys.size).toBeLessThanOrEqual(bodies.size);
      }),
    );
  });

  it('always has a message with an error', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        const { status, message } = after(...events);
        expect(status !== 'error' || message !== '').toBe(true);
      }),
    );
  });
});

it('keeps the evidence of a mail whose text was cleaned', () => {
  const grounds = {
    evidence: [{ field: 'body', quote: 'Bread by six.', url: 'https://crumb.example/' }],
    assumptions: ['subject'],
    isSample: true,
  };
  const variations = [{ subject: 'Bread\n', body: '<p>Hello</p>', grounds }];
  const sets = [{ ...setOf(1), variations }];
  const expected = [{ subject: 'Bread', body: 'Hello', grounds }];
  const state = after({ type: 'loaded', sets, isMore: false });
  expect(state.sets.get('1')?.variations).toEqual(expected);
  const later = nextMail(state, { type: 'written', sets });
  expect(later.sets.get('1')?.variations).toEqual(expected);
});

describe('mail to a person whose name becomes known', () => {
  const named = (prospectName: string, ...texts: string[]) => [
    { ...setOf(7, ...texts), prospectName },
  ];
  const list = (...[name, ...texts]: [string, ...string[]]): MailEvent => ({
    type: 'loaded',
    sets: named(name, ...texts),
    isMore: false,
  });
  const shown = (state: MailState) => ({
    name: state.sets.get('7')?.prospectName,
    texts: state.sets.get('7')?.variations.map(({ body }) => body),
  });

  it('replaces the mail that greeted without a name', () => {
    const state = after(list('', 'you'), list('Olena', 'Olena'));
    expect(shown(state)).toEqual({ name: 'Olena', texts: ['Hello, Olena'] });
    expect(state.newKeys.size).toBe(0);
  });

  it('is kept when only one more variation arrives, or when the server sends no name', () => {
    const one = after(list('', 'a'), { type: 'written', sets: named('Olena', 'b') });
    expect(shown(one).texts).toEqual(['Hello, a', 'Hello, b']);
    expect(shown(nextMail(one, list('', 'a', 'c'))).texts).toEqual([
      'Hello, a',
      'Hello, b',
      'Hello, c',
    ]);
  });
});
