import type { Keyword } from './keyword.ts';

/** The factors of a score, in the order in which they are explained. */
export const opportunityFactors = ['volume', 'competition', 'value', 'trend'] as const;
export type OpportunityFactor = (typeof opportunityFactors)[number];

/** The weight of each factor. Only their ratios matter. */
export type OpportunityWeights = Readonly<Record<OpportunityFactor, number>>;

/** The weights that a person can choose from. */
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
