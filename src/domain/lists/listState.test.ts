import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isRefreshDue,
  nextListState,
  shownRows,
  initialListState,
  type ListEvent,
  type ListState,
} from './listState.ts';

const after = (...events: ListEvent[]): ListState => events.reduce(nextListState, initialListState);
const rowsOf = (...ids: number[]) => ids.map((id) => ({ id }));
const shown = (state: ListState, ids: number[], requestedAt = 0) =>
  shownRows(state, { key: 'k', rows: rowsOf(...ids), requestedAt }).map(({ id }) => id);

const began = (...removes: number[]): ListEvent => ({ type: 'changeBegan', removes });
const worked = (at: number, ...removes: number[]): ListEvent => ({
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
const asks: ListEvent = { type: 'loadBegan' };
const came = (requestedAt: number): ListEvent => ({ type: 'loadEnded', key: 'k', requestedAt });
const cameNot: ListEvent = { type: 'loadEnded', key: 'k', requestedAt: null };
const arrived = (at: number, ...ids: number[]): ListEvent => ({
  type: 'rowsAdded',
  key: 'k',
  rows: rowsOf(...ids),
  at,
});

describe('shownRows', () => {
  it.each([
    ['two deletions at once', [began(1), began(2)], 0, [3]],
    ['the first of two has ended', [began(1), began(2), worked(1, 1)], 0, [3]],
    ['both have ended', [began(1), began(2), worked(1, 1), worked(2, 2)], 0, [3]],
    ['one of two failed', [began(1), began(2), failed(1, 1), worked(2, 2)], 0, [1, 3]],
    [
      'a list requestedAt for before the deletion ended',
      [began(1), asks, worked(5, 1), came(4)],
      4,
      [2, 3],
    ],
    [
      'a list requestedAt for after the deletion ended',
      [began(1), worked(5, 1), asks, came(6)],
      6,
      [1, 2, 3],
    ],
    ['deleted twice at once, one still under way', [began(1), began(1), worked(2, 1)], 9, [2, 3]],
    ['rows that arrived', [arrived(1, 4)], 0, [1, 2, 3, 4]],
    ['rows that arrived before the list was requestedAt for', [arrived(1, 4)], 2, [1, 2, 3]],
    ['a row that arrives during its deletion', [began(1), arrived(1, 1, 4)], 0, [2, 3, 4]],
    ['a deleted row that arrives late', [began(1), worked(1, 1), arrived(2, 1, 4)], 0, [2, 3, 4]],
  ] as const)('%s', (_, events, requestedAt, ids) => {
    expect(shown(after(...events), [1, 2, 3], requestedAt)).toEqual(ids);
  });

  it('is the same array while nothing is hidden', () => {
    const rows = rowsOf(1, 2);
    expect(shownRows(initialListState, { key: 'k', rows, requestedAt: 0 })).toBe(rows);
  });

  it('keeps added rows until a list arrives that was requested after them', () => {
    const early = after(asks, arrived(2, 4), came(1));
    expect(shown(early, [1], 1)).toEqual([1, 4]);
    expect(after(arrived(1, 4), asks, came(2)).additions).toEqual([]);
    expect(after(arrived(1, 4), asks, cameNot).additions).toHaveLength(1);
  });
});

describe('isRefreshDue', () => {
  it.each([
    ['nothing happened', [], false],
    ['a deletion that nothing overlapped', [began(1), worked(1, 1)], false],
    ['loaded during a change', [began(1), asks, came(1), worked(2, 1)], true],
    ['a change began while it was loading', [asks, began(1), came(1), worked(2, 1)], true],
    ['another change is still under way', [began(1), began(2), asks, came(1), worked(2, 1)], false],
    [
      'it was requestedAt for after the last change',
      [began(1), asks, came(1), worked(2, 1), asks],
      false,
    ],
    ['a deletion without an answer', [began(1), failed(1, 1)], true],
    ['an addition that failed', [began(), failed(1)], false],
    ['told from elsewhere', [{ type: 'outdated' }], true],
    ['told from elsewhere during a change', [began(), { type: 'outdated' }], false],
  ] as const)('%s: %s', (_, events, isDue) => {
    expect(isRefreshDue(after(...events))).toBe(isDue);
  });
});

/** Deletions and loads in any order, against a server that changes its rows at the moment it answers. */
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
        let moment = 0;
        let cached = { rows: [0, 1, 2, 3, 4], requestedAt: 0 };
        const server = new Set(cached.rows);
        const underWay: number[] = [];
        const loads: { requestedAt: number; rows: number[] }[] = [];
        const tell = (event: ListEvent) => (state = nextListState(state, event));
        for (const [step, id] of taken) {
          moment += 1;
          if (step === 'delete' && server.has(id) && !underWay.includes(id)) {
            underWay.push(id);
            tell(began(id));
          }
          if ((step === 'answer' || step === 'refuse') && underWay.length > 0) {
            const [done = 0] = underWay.splice(id % underWay.length, 1);
            if (step === 'answer') server.delete(done);
            tell(step === 'answer' ? worked(moment, done) : failed(moment, done));
          }
          if (step === 'ask') {
            tell(asks);
            loads.push({ requestedAt: moment, rows: [...server] });
          }
          if (step === 'come' && loads.length > 0) {
            const [load] = loads.splice(id % loads.length, 1);
            if (!load) continue;
            tell(came(load.requestedAt));
            // The cache keeps the latest request.
            if (load.requestedAt > cached.requestedAt)
              cached = { rows: load.rows, requestedAt: load.requestedAt };
          }
          const wanted = [...server].filter((row) => !underWay.includes(row));
          expect(new Set(shown(state, cached.rows, cached.requestedAt))).toEqual(new Set(wanted));
        }
      }),
    );
  });
});
