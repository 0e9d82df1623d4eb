import { keywordCompetitions, type Keyword, type KeywordCompetition } from './keyword.ts';
import { ideasUsing, type KeywordUse } from './keywordUse.ts';
import { opportunityOf, opportunityPresets, type OpportunityPreset } from './opportunity.ts';

/** The names of the columns in the address. Their headings in the table and in exports are derived from them. */
export const keywordColumns = [
  'keyword',
  'volume',
  'competitionLevel',
  'competitionIndex',
  'lowBid',
  'highBid',
  'trend',
  'region',
  'ideas',
  'score',
] as const;
export type KeywordColumn = (typeof keywordColumns)[number];

/** The figures that can be filtered by a range. */
export const rangedColumns = [
  'volume',
  'competitionIndex',
  'lowBid',
  'highBid',
  'trend',
  'score',
] as const;
export type RangedColumn = (typeof rangedColumns)[number];

export interface NumberRange {
  readonly min: number | null;
  readonly max: number | null;
}

export interface SortOrder<Column extends string> {
  readonly column: Column;
  readonly isDescending: boolean;
}

/**
 * The search, sort order, filters and columns of the keywords. All of it is in the address, so that a link shows the same
 * list.
 */
export interface KeywordView {
  readonly search: string;
  readonly sort: SortOrder<KeywordColumn> | null;
  readonly levels: readonly KeywordCompetition[];
  readonly regions: readonly string[];
  readonly ranges: Readonly<Partial<Record<RangedColumn, NumberRange>>>;
  /** Shows only keywords with at least one of these words. */
  readonly include: readonly string[];
  /** Hides keywords with any of these words. */
  readonly exclude: readonly string[];
  /** True to show only keywords that no content idea uses. */
  readonly isWithoutIdea: boolean;
  readonly preset: OpportunityPreset;
  readonly hidden: readonly KeywordColumn[];
}

export const plainKeywordView: KeywordView = {
  search: '',
  sort: null,
  levels: [],
  regions: [],
  ranges: {},
  include: [],
  exclude: [],
  isWithoutIdea: false,
  preset: 'quickWins',
  hidden: [],
};

/** A keyword with its score by the chosen weights, and the number of ideas that use it. */
export interface ScoredKeyword extends Keyword {
  /** Null when the keyword has no figure to score. */
  readonly score: number | null;
  /** Null while the ideas are not loaded. */
  readonly ideas: number | null;
}

/** Adds the score by the preset and the number of ideas to each keyword. */
export function scored(
  keywords: readonly Keyword[],
  preset: OpportunityPreset,
  use: KeywordUse | null = null,
): readonly ScoredKeyword[] {
  const weights = opportunityPresets[preset];
  return keywords.map((keyword) => ({
    ...keyword,
    score: opportunityOf(keyword, weights).score,
    ideas: ideasUsing(use, keyword.keyword),
  }));
}

/** Returns the value that a column sorts by: for a level, its rank. Null values come last in either direction. */
export function sortValueOf(keyword: ScoredKeyword, column: KeywordColumn): string | number | null {
  if (column !== 'competitionLevel') return keyword[column];
  return keyword.competitionLevel === null
    ? null
    : keywordCompetitions.indexOf(keyword.competitionLevel);
}
