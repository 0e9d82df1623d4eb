import { describe, expect, it } from 'vitest';
import { keywordCompetitions } from '../keywords/keyword.ts';
import { levelLabel, levelRank, levels, levelTone } from './level.ts';

describe('levels', () => {
  it('rank from least to most, an unknown one below all', () => {
    expect(keywordCompetitions.map(levelRank)).toEqual([1, 2, 3, 4, 5]);
    expect([...levels].reverse().map(levelRank)).toEqual([2, 3, 4]);
    expect(levelRank(null)).toBe(0);
  });

  it('are red for high, yellow for medium and green for low', () => {
    expect(levels.map(levelTone)).toEqual(['danger', 'warning', 'success']);
    expect(keywordCompetitions.map(levelTone)).toEqual([
      'success',
      'success',
      'warning',
      'danger',
      'danger',
    ]);
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
