import type { Keyword } from './keyword.ts';

/** What a score is made of, in the order in which it is explained. */
export const opportunityFactors = ['volume', 'competition', 'value', 'trend'] as const;
export type OpportunityFactor = (typeof opportunityFactors)[number];

/** How much each factor counts; only the ratios matter. */
export type OpportunityWeights = Readonly<Record<OpportunityFactor, number>>;

/** Ways to look at the same figures. */
export const opportunityPresets = {
  quickWins: { volume: 25, competition: 45, value: 15, trend: 15 },
  rising: { volume: 20, competition: 20, value: 10, trend: 50 },
  highIntent: { volume: 20, competition: 15, value: 55, trend: 10 },
} as const satisfies Record<string, OpportunityWeights>;
export type OpportunityPreset = keyof typeof opportunityPresets;

/** One line of "why 78": how good the figure is from 0 to 1, and the points it brought of those it could have brought. */
export interface OpportunityPart {
  readonly factor: OpportunityFactor;
  readonly quality: number | null;
  readonly points: number;
  readonly of: number;
}

export interface Opportunity {
  /** Null where nothing is known that it could be made of. */
  readonly score: number | null;
  readonly parts: readonly OpportunityPart[];
}

const clamp = (value: number): number => Math.min(1, Math.max(0, value));

/** Searches spread over powers of ten: 10 a month is nothing, 100,000 is as good as it gets. */
const volumeQuality = (volume: number): number => clamp((Math.log10(Math.max(1, volume)) - 1) / 4);
/** What advertisers pay says what a visitor is worth; past 20 a click nothing is added. */
const valueQuality = (low: number, high: number): number =>
  clamp(Math.log1p(Math.max(0, (low + high) / 2)) / Math.log1p(20));
/** Steady is half; ±50 ends the scale. */
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
 * A score from 0 to 100 with its reasons. A missing figure takes its weight out rather than counting as bad; without any figure
 * there is no score.
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
