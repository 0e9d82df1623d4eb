import type { Keyword } from '../keywords/keyword.ts';

/** The figures of a keyword of which nothing is known. */
export const unknownFigures = {
  volume: null,
  competitionLevel: null,
  competitionIndex: null,
  lowBid: null,
  highBid: null,
  trend: null,
} as const;

/** A keyword with every figure. */
export const aKeyword = (change: Partial<Keyword> = {}): Keyword => ({
  id: 1,
  keyword: 'cycling shoes',
  volume: 10_000,
  competitionLevel: 'LOW',
  competitionIndex: 20,
  lowBid: 1,
  highBid: 3,
  trend: 10,
  region: 'Germany',
  ...change,
});
