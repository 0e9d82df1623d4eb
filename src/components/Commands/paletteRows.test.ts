import { describe, expect, it } from 'vitest';
import { inOrder, type FoundGroup } from './paletteRows.ts';

const group = (name: string, rank: number): FoundGroup => ({ name, rank, commands: [] });
const [keywords, people, users] = [group('Keywords', 3), group('People', 1), group('Users', 0)];
const namesOf = (groups: readonly FoundGroup[]) => groups.map(({ name }) => name);

describe('inOrder', () => {
  it('puts the group with the best row first', () => {
    expect(namesOf(inOrder([keywords, people], []))).toEqual(['People', 'Keywords']);
  });

  it('keeps the shown groups in place when a better one arrives late', () => {
    const shown = ['People', 'Keywords'];
    expect(namesOf(inOrder([users, keywords, people], shown))).toEqual([...shown, 'Users']);
  });
});
