import { t } from '../words/translate.ts';
import type { Keyword } from './keyword.ts';
import { ideasUsing, type KeywordUse } from './keywordUse.ts';

/** The factors of a score, in the order in which they are explained. */
const opportunityFactors = ['volume', 'competition', 'value', 'trend'] as const;
type OpportunityFactor = (typeof opportunityFactors)[number];

/** The weight of each factor. Only their ratios matter. */
type OpportunityWeights = Readonly<Record<OpportunityFactor, number>>;

export const opportunityPresets = {
  quickWins: { volume: 25, competition: 45, value: 15, trend: 15 },
  rising: { volume: 20, competition: 20, value: 10, trend: 50 },
  highIntent: { volume: 20, competition: 15, value: 55, trend: 10 },
} as const satisfies Record<string, OpportunityWeights>;
export type OpportunityPreset = keyof typeof opportunityPresets;

const clamp = (value: number): number => Math.min(1, Math.max(0, value));

/** Rates each figure from 0 to 1; null when it is not known. */
const qualityOf: Readonly<Record<OpportunityFactor, (keyword: Keyword) => number | null>> = {
  /** On a logarithmic scale: 10 searches a month give 0, and 100,000 or more give 1. */
  volume: ({ volume }) =>
    volume === null ? null : clamp((Math.log10(Math.max(1, volume)) - 1) / 4),
  competition: ({ competitionIndex }) =>
    competitionIndex === null ? null : clamp(1 - competitionIndex / 100),
  /** Bids show the value of a visitor. Bids above 20 per click add nothing. */
  value: ({ lowBid, highBid }) => {
    const [low, high] = [lowBid ?? highBid, highBid ?? lowBid];
    if (low === null || high === null) return null;
    return clamp(Math.log1p(Math.max(0, (low + high) / 2)) / Math.log1p(20));
  },
  /** No change gives 0.5; a change of 50 % or more up or down gives 1 or 0. */
  trend: ({ trend }) => (trend === null ? null : clamp(0.5 + trend / 100)),
};

/**
 * Returns the score from 0 to 100 with its parts. A missing figure takes its factor out of the score, instead of counting as
 * zero. Without any figure there is no score. A part has the quality of its figure, its points, and the points it could have
 * at most.
 */
export function opportunityOf(keyword: Keyword, weights: OpportunityWeights) {
  const known = opportunityFactors.map((factor) => ({
    factor,
    quality: qualityOf[factor](keyword),
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

/** Names the explanation of a score, or of why there is none. */
export const whyScore = ({ keyword, score }: ScoredKeyword): string =>
  score === null ? t('keywords.whyNoneOf', { keyword }) : t('keywords.whyOf', { keyword, score });
