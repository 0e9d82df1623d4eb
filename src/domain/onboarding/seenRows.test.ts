import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newRows, readVisits, seenBefore, visitOf, withSeen } from './seenRows.ts';

const hour = 3_600_000;
const seen = (visits: ReturnType<typeof readVisits>, at: number) =>
  seenBefore(visitOf(visits, '1'), at);
const first = withSeen([], '1', { rows: { keywords: ['1'] }, at: 0 });

describe('the rows seen at the last visit', () => {
  it('are null during the first visit, also after a reload', () => {
    expect(seen(first, 1000)).toBeNull();
    expect(
      seen(withSeen(first, '1', { rows: { keywords: ['1', '2'] }, at: 1000 }), 2000),
    ).toBeNull();
  });

  it('are those of the previous visit, also after a reload and in a second tab', () => {
    expect(seen(first, hour)).toEqual({ keywords: ['1'] });
    const second = withSeen(first, '1', { rows: { keywords: ['1', '2'] }, at: hour });
    expect(seen(second, hour + 1000)).toEqual({ keywords: ['1'] });
    expect(seen(second, 3 * hour)).toEqual({ keywords: ['1', '2'] });
  });

  it('keep the list of an earlier visit when it failed during the whole last one', () => {
    const second = withSeen(first, '1', { rows: { contentIdeas: ['7'] }, at: hour });
    expect(seen(second, 3 * hour)).toEqual({ keywords: ['1'], contentIdeas: ['7'] });
  });

  it('belong to one company', () => {
    const both = withSeen(first, '2', { rows: { keywords: ['9'] }, at: hour });
    expect(visitOf(both, '2')?.before).toBeNull();
    expect(seen(both, hour)).toEqual({ keywords: ['1'] });
  });

  it('give the new rows, and null for a list that was not seen', () => {
    const rows = [{ id: 1 }, { id: '2' }];
    expect(newRows({ keywords: ['1'] }, 'keywords', rows)).toEqual([{ id: '2' }]);
    expect(newRows({}, 'keywords', rows)).toBeNull();
    expect(newRows(null, 'keywords', rows)).toBeNull();
  });

  it('are read as they were written, and never throw', () => {
    expect(readVisits(JSON.parse(JSON.stringify(first)))).toEqual(first);
    fc.assert(fc.property(fc.jsonValue(), (value) => Array.isArray(readVisits(value))));
  });
});
