import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isRefreshDue,
  nextListState,
  initialListState,
  type ListEvent,
  type ListState,
} from './listState.ts';
import { shownRows } from './shownRows.ts';

const after = (...events: ListEvent[]): ListState => events.reduce(nextListState, initialListState);
const rowsOf = (...ids: number[]) => ids.map((id) => ({ id }));
const shown = (state: ListState, ids: number[], requestedAt = 0) =>
  shownRows(state, { key: 'k', rows: rowsOf(...ids), requestedAt }).map(({ id }) => id);

const began = (...removes: number[]): ListEvent => ({ type: 'changeBegan', removes });
const succeeded = (at: number, ...removes: number[]): ListEvent => ({
  type: 'changeEnded',
  removes,
  hasWorked: true,
  at,
});
const failed = (at: number, ...removes: number[]): ListEvent => ({
  type: 'changeEnded',
  removes,
  hasWorked: false,
  at,
});
const loading: ListEvent = { type: 'loadBegan' };
const loaded = (requestedAt: number): ListEvent => ({ type: 'loadEnded', key: 'k', requestedAt });
const loadFailed: ListEvent = { type: 'loadEnded', key: 'k', requestedAt: null };
const rowsAdded = (at: number, ...ids: number[]): ListEvent => ({
  type: 'rowsAdded',
  key: 'k',
  rows: rowsOf(...ids),
  at,
});

describe('shownRows', () => {
  it.each([
    ['two deletions at once', [began(1), began(2)], 0, [3]],
    ['the first of two has ended', [began(1), began(2), succeeded(1, 1)], 0, [3]],
    ['both have ended', [began(1), began(2), succeeded(1, 1), succeeded(2, 2)], 0, [3]],
    ['one of two failed', [began(1), began(2), failed(1, 1), succeeded(2, 2)], 0, [1, 3]],
    [
      'a list requested before the deletion ended',
      [began(1), loading, succeeded(5, 1), loaded(4)],
      4,
      [2, 3],
    ],
    [
      'a list requested after the deletion ended',
      [began(1), succeeded(5, 1), loading, loaded(6)],
      6,
      [1, 2, 3],
    ],
    [
      'deleted twice at once, one still in progress',
      [began(1), began(1), succeeded(2, 1)],
      9,
      [2, 3],
    ],
    ['added rows', [rowsAdded(1, 4)], 0, [1, 2, 3, 4]],
    ['rows added before the list was requested', [rowsAdded(1, 4)], 2, [1, 2, 3]],
    ['a row that is added during its deletion', [began(1), rowsAdded(1, 1, 4)], 0, [2, 3, 4]],
    [
      'a deleted row that is added late',
      [began(1), succeeded(1, 1), rowsAdded(2, 1, 4)],
      0,
      [2, 3, 4],
    ],
  ] as const)('%s', (_, events, requestedAt, ids) => {
    expect(shown(after(...events), [1, 2, 3], requestedAt)).toEqual(ids);
  });

  it('is the same array while nothing is hidden', () => {
    const rows = rowsOf(1, 2);
    expect(shownRows(initialListState, { key: 'k', rows, requestedAt: 0 })).toBe(rows);
  });

  it('keeps added rows until a list arrives that was requested after them', () => {
    const early = after(loading, rowsAdded(2, 4), loaded(1));
    expect(shown(early, [1], 1)).toEqual([1, 4]);
    expect(after(rowsAdded(1, 4), loading, loaded(2)).additions).toEqual([]);
    expect(after(rowsAdded(1, 4), loading, loadFailed).additions).toHaveLength(1);
  });
});

describe('isRefreshDue', () => {
  it.each([
    ['nothing happened', [], false],
    ['a deletion that nothing overlapped', [began(1), succeeded(1, 1)], false],
    ['loaded during a change', [began(1), loading, loaded(1), succeeded(2, 1)], true],
    ['a change began while it was loading', [loading, began(1), loaded(1), succeeded(2, 1)], true],
    [
      'another change is still in progress',
      [began(1), began(2), loading, loaded(1), succeeded(2, 1)],
      false,
    ],
    [
      'it was requested after the last change',
      [began(1), loading, loaded(1), succeeded(2, 1), loading],
      false,
    ],
    ['a deletion without a response', [began(1), failed(1, 1)], true],
    ['an addition that failed', [began(), failed(1)], false],
    ['changed in another tab', [{ type: 'outdated' }], true],
    ['changed in another tab during a generation', [began(), { type: 'outdated' }], true],
    ['changed in another tab during a deletion', [began(1), { type: 'outdated' }], false],
  ] as const)('%s: %s', (_, events, isDue) => {
    expect(isRefreshDue(after(...events))).toBe(isDue);
  });
});

/** Deletions and loads in any order, with a server whose rows change when it answers. */
describe('overlapping events', () => {
  type Step = 'delete' | 'answer' | 'refuse' | 'ask' | 'come';
  const steps = fc.array(
    fc.tuple(fc.constantFrom<Step>('delete', 'answer', 'refuse', 'ask', 'come'), fc.nat(4)),
    { maxLength: 40 },
  );

  it('never show a row that is deleted or being deleted, and always show every other one', () => {
    fc.assert(
      fc.property(steps, (taken) => {
        let state = initialListState;
        let time = 0;
        let cached = { rows: [0, 1, 2, 3, 4], requestedAt: 0 };
        const server = new Set(cached.rows);
        const deletions: number[] = [];
        const loads: { requestedAt: number; rows: number[] }[] = [];
        const apply = (event: ListEvent) => (state = nextListState(state, event));
        for (const [step, id] of taken) {
          time += 1;
          if (step === 'delete' && server.has(id) && !deletions.includes(id)) {
            deletions.push(id);
            apply(began(id));
          }
          if ((step === 'answer' || step === 'refuse') && deletions.length > 0) {
            const [done = 0] = deletions.splice(id % deletions.length, 1);
            if (step === 'answer') server.delete(done);
            apply(step === 'answer' ? succeeded(time, done) : failed(time, done));
          }
          if (step === 'ask') {
            apply(loading);
            loads.push({ requestedAt: time, rows: [...server] });
          }
          if (step === 'come' && loads.length > 0) {
            const [load] = loads.splice(id % loads.length, 1);
            if (!load) continue;
            apply(loaded(load.requestedAt));
            // The cache keeps the rows of the latest request.
            if (load.requestedAt > cached.requestedAt)
              cached = { rows: load.rows, requestedAt: load.requestedAt };
          }
          const wanted = [...server].filter((row) => !deletions.includes(row));
          expect(new Set(shown(state, cached.rows, cached.requestedAt))).toEqual(new Set(wanted));
        }
      }),
    );
  });
});
