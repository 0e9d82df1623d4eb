import { describe, expect, it } from 'vitest';
import { addedIds, nextAddedRows, noAddedRows, type AddedRowsEvent } from './addedRows.ts';

const rows = (...ids: number[]) => ids.map((id) => ({ id }));
const began = (...ids: number[]): AddedRowsEvent => ({ type: 'began', before: rows(...ids) });
const ended = (...ids: number[]): AddedRowsEvent => ({ type: 'ended', after: rows(...ids) });
const after = (...events: AddedRowsEvent[]) => events.reduce(nextAddedRows, noAddedRows);
const marked = (events: AddedRowsEvent[], ...shown: number[]) => [
  ...addedIds(after(...events), rows(...shown)),
];

describe('added rows', () => {
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

  it('marks nothing when the list had not loaded', () => {
    const unloaded: AddedRowsEvent = { type: 'began', before: null };
    expect(marked([unloaded, ended(1, 2)], 1, 2)).toEqual([]);
  });

  it('keeps the same set while nothing is added, and empties it on request', () => {
    const state = after(began(1), ended(1, 2));
    expect(addedIds(state, rows(1, 2))).toBe(state.ids);
    expect(marked([began(1), ended(1, 2), { type: 'forgotten' }], 1, 2)).toEqual([]);
  });
});
