import { fieldNames } from '../entities/description.ts';
import {
  keywordCompetitions,
  keywordDescription,
  type Keyword,
  type KeywordCompetition,
} from './keyword.ts';
import { ideasUsing, type KeywordUse } from './keywordUse.ts';
import { plainListView, type ListView } from '../lists/listView.ts';

/** The factors of a score, in the order in which they are explained. */
const opportunityFactors = ['volume', 'competition', 'value', 'trend'] as const;
export type OpportunityFactor = (typeof opportunityFactors)[number];

/** The weight of each factor. Only their ratios matter. */
export type OpportunityWeights = Readonly<Record<OpportunityFactor, number>>;

export const opportunityPresets = {
  quickWins: { volume: 25, competition: 45, value: 15, trend: 15 },
  rising: { volume: 20, competition: 20, value: 10, trend: 50 },
  highIntent: { volume: 20, competition: 15, value: 55, trend: 10 },
} as const satisfies Record<string, OpportunityWeights>;
export type OpportunityPreset = keyof typeof opportunityPresets;

/**
 * The part of one factor in the score: the quality of its figure from 0 to 1, its points, and the points it could have at
 * most.
 */
export interface OpportunityPart {
  readonly factor: OpportunityFactor;
  readonly quality: number | null;
  readonly points: number;
  readonly of: number;
}

export interface Opportunity {
  /** Null when no figure is known. */
  readonly score: number | null;
  readonly parts: readonly OpportunityPart[];
}

const clamp = (value: number): number => Math.min(1, Math.max(0, value));

/** Rates a volume on a logarithmic scale: 10 searches a month give 0, and 100,000 or more give 1. */
const volumeQuality = (volume: number): number => clamp((Math.log10(Math.max(1, volume)) - 1) / 4);
/** Bids show the value of a visitor. Bids above 20 per click add nothing. */
const valueQuality = (low: number, high: number): number =>
  clamp(Math.log1p(Math.max(0, (low + high) / 2)) / Math.log1p(20));
/** Rates a trend: no change gives 0.5; a change of 50 % or more up or down gives 1 or 0. */
const trendQuality = (trend: number): number => clamp(0.5 + trend / 100);

function qualityOf(keyword: Keyword, factor: OpportunityFactor): number | null {
  const { volume, competitionIndex, lowBid, highBid, trend } = keyword;
  switch (factor) {
    case 'volume':
      return volume === null ? null : volumeQuality(volume);
    case 'competition':
      return competitionIndex === null ? null : clamp(1 - competitionIndex / 100);
    case 'value':
      return lowBid === null && highBid === null
        ? null
        : valueQuality(lowBid ?? highBid ?? 0, highBid ?? lowBid ?? 0);
    case 'trend':
      return trend === null ? null : trendQuality(trend);
  }
}

/**
 * Returns the score from 0 to 100 with its parts. A missing figure takes its factor out of the score, instead of counting as
 * zero. Without any figure there is no score.
 */
export function opportunityOf(keyword: Keyword, weights: OpportunityWeights): Opportunity {
  const known = opportunityFactors.map((factor) => ({
    factor,
    quality: qualityOf(keyword, factor),
    weight: Math.max(0, weights[factor]),
  }));
  const total = known.reduce(
    (sum, { quality, weight }) => (quality === null ? sum : sum + weight),
    0,
  );
  const parts = known.map(({ factor, quality, weight }) => {
    const of = quality === null || total === 0 ? 0 : (100 * weight) / total;
    return { factor, quality, points: (quality ?? 0) * of, of };
  });
  const isUnknown = parts.every(({ quality }) => quality === null);
  const points = parts.reduce((sum, part) => sum + part.points, 0);
  return { score: isUnknown ? null : Math.round(points), parts };
}

/** The names of the columns in the address. Their headings in the table and in exports are derived from them. */
export const keywordColumns = [...fieldNames(keywordDescription), 'ideas', 'score'] as const;
export type KeywordColumn = (typeof keywordColumns)[number];

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

/**
 * The search, sort order, filters and columns of the keywords. All of it is in the address, so that a link shows the same
 * list.
 */
export interface KeywordView extends ListView<KeywordColumn> {
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
  ...plainListView,
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
