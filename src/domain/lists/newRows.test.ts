import { describe, expect, it } from 'vitest';
import { newIdsIn, nextNewRows, noNewRows, type NewRowsEvent } from './newRows.ts';

const rows = (...ids: number[]) => ids.map((id) => ({ id }));
const began = (...ids: number[]): NewRowsEvent => ({ type: 'began', before: rows(...ids) });
const ended = (...ids: number[]): NewRowsEvent => ({ type: 'ended', after: rows(...ids) });
const after = (...events: NewRowsEvent[]) => events.reduce(nextNewRows, noNewRows);
const marked = (events: NewRowsEvent[], ...shown: number[]) => [
  ...newIdsIn(after(...events), rows(...shown)),
];

describe('new rows', () => {
  it('marks the new row while its addition is in progress, and afterwards', () => {
    expect(marked([began(1, 2)], 1, 2)).toEqual([]);
    expect(marked([began(1, 2)], 1, 2, 3)).toEqual(['3']);
    expect(marked([began(1, 2), ended(1, 2, 3)], 1, 2, 3)).toEqual(['3']);
  });

  it('marks the latest row first', () => {
    const events = [began(1), ended(1, 2), began(1, 2), ended(1, 2, 3)];
    expect(marked(events, 1, 2, 3)).toEqual(['3', '2']);
  });

  it('marks both rows of two additions at once, whichever ends first', () => {
    const events = [began(1), began(1), ended(1, 2)];
    expect(marked(events, 1, 2, 3).toSorted()).toEqual(['2', '3']);
    expect(marked([...events, ended(1, 2, 3)], 1, 2, 3).toSorted()).toEqual(['2', '3']);
    expect(after(...events, ended(1, 2, 3))).toMatchObject({ known: null, inProgress: 0 });
  });

  it('marks nothing after a failed addition', () => {
    expect(marked([began(1), ended(1)], 1, 2)).toEqual([]);
  });

  it('marks no row of another part of the list that is shown meanwhile, and keeps earlier marks', () => {
    const events: NewRowsEvent[] = [began(1), ended(1, 2), began(1, 2), { type: 'partChanged' }];
    expect(marked(events, 1, 2, 8, 9)).toEqual(['2']);
    expect(marked([...events, ended(1, 2, 3, 8, 9)], 1, 2, 3, 8, 9)).toEqual(['2']);
  });

  it('marks only the rows of a generation that begins after another part of the list was shown', () => {
    const events: NewRowsEvent[] = [began(1), { type: 'partChanged' }, began(1, 2), ended(1, 2, 3)];
    expect(marked(events, 1, 2, 3, 4)).toEqual(['3']);
  });

  it('marks the rows of the last generation only, and none when it fails or nobody waits for it', () => {
    const again: NewRowsEvent[] = [{ type: 'forgotten' }, began(1, 2)];
    expect(marked([began(1), ended(1, 2), ...again, ended(1, 2, 3)], 1, 2, 3)).toEqual(['3']);
    expect(marked([began(1), ended(1, 2), ...again], 1, 2, 3)).toEqual(['3']);
    expect(marked([began(1), ended(1, 2), ...again, ended()], 1, 2, 3)).toEqual([]);
  });

  it('marks nothing when the list had not loaded', () => {
    const unloaded: NewRowsEvent = { type: 'began', before: null };
    expect(marked([unloaded, ended(1, 2)], 1, 2)).toEqual([]);
  });

  it('keeps the same set while nothing is added, and empties it on request', () => {
    const state = after(began(1), ended(1, 2));
    expect(newIdsIn(state, rows(1, 2))).toBe(state.ids);
    expect(marked([began(1), ended(1, 2), { type: 'forgotten' }], 1, 2)).toEqual([]);
  });
});
