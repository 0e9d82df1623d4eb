import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addItem, moveItem } from './list.ts';

const anyList = fc.array(fc.string(), { minLength: 1 });

describe('moveItem', () => {
  it('moves one item and keeps the others in order', () => {
    expect(moveItem(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
    expect(moveItem(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'c', 'b']);
  });

  it('changes nothing when the index is out of range', () => {
    expect(moveItem(['a', 'b'], 1, 2)).toEqual(['a', 'b']);
    expect(moveItem(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
    expect(moveItem([], 0, 0)).toEqual([]);
  });

  it('loses nothing, and moving back restores the list', () => {
    fc.assert(
      fc.property(anyList, fc.nat(), fc.nat(), (items, one, other) => {
        const [from, to] = [one % items.length, other % items.length];
        const moved = moveItem(items, from, to);
        expect(moved[to]).toBe(items[from]);
        expect(moveItem(moved, to, from)).toEqual(items);
      }),
    );
  });
});

describe('addItem', () => {
  it('trims the text and refuses a blank one', () => {
    expect(addItem(['a'], ' b ')).toEqual(['a', 'b']);
    expect(addItem(['a'], '  ')).toEqual(['a']);
  });
});
