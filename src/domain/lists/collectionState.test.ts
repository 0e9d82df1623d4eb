import { describe, expect, it } from 'vitest';
import { limits } from '../settings/limits.ts';
import {
  firstCollectionState,
  isPolling,
  newIdsOf,
  nextCollectionState,
  remoteOf,
  type CollectionEvent,
  type CollectionState,
} from './collectionState.ts';

const list = 'keywords|acme|7|ada';
const after = (...events: readonly CollectionEvent[]): CollectionState =>
  events.reduce(
    nextCollectionState,
    nextCollectionState(firstCollectionState, { type: 'opened', list }),
  );

const rows = [{ id: 1 }, { id: 2 }];
const loaded = {
  rows: rows as readonly { readonly id: number }[] | undefined,
  failure: undefined as string | undefined,
  isLoading: false,
  isPolled: true,
};
const empty = { ...loaded, rows: [] };
const polled: CollectionEvent = { type: 'polled', list };
const exhausted = Array.from({ length: limits.pollRetries }, () => polled);

describe('what the screen shows', () => {
  it.each([
    ['nothing yet', { rows: undefined, isLoading: true }, { status: 'loading' }],
    ['rows', {}, { status: 'ready', items: rows, isRefreshing: false }],
    [
      'rows that are loaded again',
      { isLoading: true },
      { status: 'ready', items: rows, isRefreshing: true },
    ],
    [
      'rows whose reload failed',
      { failure: 'No.' },
      { status: 'ready', items: rows, isRefreshing: false },
    ],
    [
      'a failed first load',
      { rows: undefined, failure: 'No.' },
      { status: 'error', message: 'No.' },
    ],
    [
      'a failed load that is tried again',
      { rows: undefined, failure: 'No.', isLoading: true },
      { status: 'loading' },
    ],
    [
      'an empty list that is not polled',
      { rows: [], isPolled: false },
      { status: 'empty', isExhausted: false, isRefreshing: false },
    ],
  ])('%s', (_what, change, remote) => {
    expect(remoteOf(after(), { ...loaded, ...change })).toEqual(remote);
  });
});

describe('an empty list', () => {
  it('is polled until the last attempt, and again after Check again', () => {
    expect(remoteOf(after(), empty)).toEqual({
      status: 'polling',
      attempt: 1,
      of: limits.pollRetries,
    });
    expect(remoteOf(after(polled), empty)).toMatchObject({ attempt: 2 });
    expect(isPolling(after(...exhausted), empty)).toBe(false);
    expect(remoteOf(after(...exhausted), empty)).toEqual({ status: 'empty', isExhausted: true });
    expect(isPolling(after(...exhausted, { type: 'checkedAgain' }), empty)).toBe(true);
  });

  it.each<[string, readonly CollectionEvent[]]>([
    ['somebody has deleted its rows', [{ type: 'filled' }]],
    ['it is generated', [{ type: 'began', list, known: null }]],
    [
      'a generation has failed',
      [
        { type: 'began', list, known: null },
        { type: 'failed', list, message: 'No.' },
      ],
    ],
  ])('is not polled when %s', (_when, events) => {
    expect(isPolling(after(...events), empty)).toBe(false);
  });
});

describe('a generation', () => {
  const began: CollectionEvent = { type: 'began', list, known: new Set(['1']) };

  it('marks what comes while it runs and what it brought, and says when it brought nothing', () => {
    expect([...newIdsOf(after(began), rows)]).toEqual(['2']);
    const ended = after(began, { type: 'generated', list, ids: ['2'] });
    expect(ended.generation).toEqual({ status: 'idle' });
    expect([...newIdsOf(ended, rows)]).toEqual(['2']);
    expect(after(began, { type: 'generated', list, ids: [] }).generation).toEqual({
      status: 'nothingNew',
    });
  });

  it('leaves the marks of the last paste, once its rows are there', () => {
    const ended = after(began, { type: 'generated', list, ids: ['2'] });
    expect([...newIdsOf(ended, rows, ['1', '3'])]).toEqual(['2', '1']);
  });

  it('marks no row of the first one', () => {
    const first: CollectionEvent = { type: 'began', list, known: null };
    expect([...newIdsOf(after(first), rows)]).toEqual([]);
    expect(after(first, { type: 'generated', list, ids: undefined }).generation).toEqual({
      status: 'idle',
    });
  });

  it('takes long, and is not waited for any more', () => {
    const slow = after(began, { type: 'slow', list });
    expect(slow.generation).toEqual({ status: 'running', isSlow: true });
    expect(nextCollectionState(slow, { type: 'stopped', list }).generation).toEqual({
      status: 'idle',
    });
  });

  it('of a list that the page does not show any more changes nothing', () => {
    const other = after({ type: 'opened', list: 'keywords|acme|8|ada' });
    expect(nextCollectionState(other, { type: 'failed', list, message: 'No.' })).toBe(other);
  });

  it('leaves the marks of rows that the person adds meanwhile', () => {
    const state = after(
      began,
      { type: 'added', list, ids: ['3'] },
      { type: 'generated', list, ids: ['2'] },
    );
    expect([...state.newIds]).toEqual(['3', '2']);
  });
});
