import { describe, expect, it } from 'vitest';
import { keywordCompetitions } from '../keywords/keyword.ts';
import { levelLabel, levelRank, levels } from './level.ts';

describe('levels', () => {
  it('rank from least to most, an unknown one below all', () => {
    expect(keywordCompetitions.map(levelRank)).toEqual([1, 2, 3, 4, 5]);
    expect([...levels].reverse().map(levelRank)).toEqual([2, 3, 4]);
    expect(levelRank(null)).toBe(0);
  });

  it('are said in words', () => {
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
