import type { EntityId } from '../lists/entityId.ts';

/** How contested a keyword is, from least to most. */
export const keywordCompetitions = ['VERY_LOW', 'LOW', 'MEDIUM', 'HIGH', 'VERY_HIGH'] as const;

/** One step of that scale. */
export type KeywordCompetition = (typeof keywordCompetitions)[number];

/** A search term with its figures; null where the server has no figure. */
export interface Keyword {
  readonly id: EntityId;
  readonly keyword: string;
  readonly volume: number | null;
  readonly competitionLevel: KeywordCompetition | null;
  readonly competitionIndex: number | null;
  readonly lowBid: number | null;
  readonly highBid: number | null;
  readonly trend: number | null;
  readonly region: string;
}

/** A keyword of the user's own: every figure is given. */
export interface KeywordDraft {
  readonly keyword: string;
  readonly volume: number;
  readonly competitionLevel: KeywordCompetition;
  readonly competitionIndex: number;
  readonly lowBid: number;
  readonly highBid: number;
  readonly trend: number;
  readonly region: string;
}

/** A keyword as it could be added again; nothing where a figure it needs was never known. */
export function keywordDraftOf(keyword: Keyword): KeywordDraft | null {
  const { volume, competitionLevel, competitionIndex, lowBid, highBid, trend } = keyword;
  if (volume === null || competitionLevel === null || competitionIndex === null) return null;
  if (lowBid === null || highBid === null || trend === null) return null;
  const { keyword: term, region } = keyword;
  return {
    keyword: term,
    volume,
    competitionLevel,
    competitionIndex,
    lowBid,
    highBid,
    trend,
    region,
  };
}
