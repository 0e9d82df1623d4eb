import { describe, expect, it } from 'vitest';
import { orderedGroups, noGroups, orderOf, type FoundGroup } from './paletteRows.ts';

const group = (name: string, rank: number): FoundGroup => ({ name, rank, commands: [] });
const [keywords, people, users] = [group('Keywords', 3), group('People', 1), group('Users', 0)];
const namesOf = (groups: readonly FoundGroup[]) => groups.map(({ name }) => name);

describe('orderOf', () => {
  it('puts the group with the best row first', () => {
    const order = orderOf(noGroups, 'a', [keywords, people]);
    expect(namesOf(orderedGroups(order, [keywords, people]))).toEqual(['People', 'Keywords']);
  });

  it('keeps the shown groups in place when a better one arrives late', () => {
    const early = orderOf(noGroups, 'a', [keywords, people]);
    const late = orderOf(early, 'a', [users, keywords, people]);
    expect(namesOf(orderedGroups(late, [users, keywords, people]))).toEqual([
      'People',
      'Keywords',
      'Users',
    ]);
  });

  it('orders again when the text changes', () => {
    const early = orderOf(noGroups, 'a', [keywords]);
    expect(orderOf(early, 'ab', [keywords, users]).names).toEqual(['Users', 'Keywords']);
  });

  it('returns the same order when nothing was added', () => {
    const order = orderOf(noGroups, 'a', [keywords, people]);
    expect(orderOf(order, 'a', [people])).toBe(order);
    expect(orderOf(noGroups, '', [])).toBe(noGroups);
  });
});
