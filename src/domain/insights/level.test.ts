import { describe, expect, it } from 'vitest';
import { keywordCompetitions } from '../keywords/keyword.ts';
import { levelLabel, levelRank, levels } from './level.ts';

describe('levels', () => {
  it('rank from low to high, and an unknown one lowest', () => {
    expect(keywordCompetitions.map(levelRank)).toEqual([1, 2, 3, 4, 5]);
    expect([...levels].reverse().map(levelRank)).toEqual([2, 3, 4]);
    expect(levelRank(null)).toBe(0);
  });

  it('have names', () => {
    expect([...keywordCompetitions, ...levels].map(levelLabel)).toEqual([
      'Very low',
      'Low',
      'Medium',
      'High',
      'Very high',
      'High',
      'Medium',
      'Low',
    ]);
  });
});
