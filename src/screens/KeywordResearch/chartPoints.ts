import type { KeywordCompetition } from '#domain/keywords/keyword.ts';
import type { ScoredKeyword } from '#domain/keywords/keywordView.ts';

/** The position of a keyword in the chart, in units of its frame. */
export interface PlotPoint {
  readonly key: string;
  readonly keyword: ScoredKeyword;
  readonly level: KeywordCompetition | null;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

export interface PlotFrame {
  readonly width: number;
  readonly height: number;
}

/** The most points drawn. More would slow the chart down and tell nothing new. */
export const plotLimit = 400;

const decades = (volume: number): number => Math.log10(Math.max(1, volume));

/** The powers of ten around the volumes. */
export function volumeTicks(keywords: readonly ScoredKeyword[]): readonly number[] {
  const known = keywords.flatMap(({ volume }) => (volume === null ? [] : [decades(volume)]));
  const least = known.reduce((least_, value) => Math.min(least_, value), known[0] ?? 0);
  const most = known.reduce((most_, value) => Math.max(most_, value), known[0] ?? 1);
  const first = Math.floor(least);
  const last = Math.max(first + 1, Math.ceil(most));
  return Array.from({ length: last - first + 1 }, (_, index) => 10 ** (first + index));
}

/**
 * Returns the best keywords as points: competition to the right, volume upwards, the bid as the size. Points are ordered
 * from left to right, which is the order of the arrow keys.
 */
export function plotPoints(
  keywords: readonly ScoredKeyword[],
  frame: PlotFrame,
): readonly PlotPoint[] {
  const shown = keywords.filter(
    ({ volume, competitionIndex }) => volume !== null && competitionIndex !== null,
  );
  const best =
    shown.length > plotLimit
      ? [...shown].sort((one, other) => (other.score ?? -1) - (one.score ?? -1)).slice(0, plotLimit)
      : shown;
  const ticks = volumeTicks(best);
  const bottom = decades(ticks[0] ?? 1);
  const top = decades(ticks.at(-1) ?? 10);
  const points = best.map((keyword): PlotPoint => {
    const bid = Math.max(0, keyword.highBid ?? keyword.lowBid ?? 0);
    return {
      key: String(keyword.id),
      keyword,
      level: keyword.competitionLevel,
      x: (Math.min(100, Math.max(0, keyword.competitionIndex ?? 0)) / 100) * frame.width,
      y: frame.height * (1 - (decades(keyword.volume ?? 1) - bottom) / (top - bottom)),
      radius: 5 + Math.min(9, Math.sqrt(bid) * 2),
    };
  });
  return points.sort((one, other) => one.x - other.x || other.y - one.y);
}

/** The grid of the keywords without a position below the chart: the step in units of its frame, and the number of rows. */
export const marginGrid = { step: 20, rows: 4 } as const;

/**
 * Returns points for the keywords without a volume or an index, in their order. They are drawn beside the chart rather than
 * at zero.
 */
export function marginPoints(
  keywords: readonly ScoredKeyword[],
  width: number,
  top: number,
): { readonly points: readonly PlotPoint[]; readonly count: number } {
  const { step, rows } = marginGrid;
  const inRow = Math.max(1, Math.floor(width / step));
  const unplaced = keywords.filter(
    ({ volume, competitionIndex }) => volume === null || competitionIndex === null,
  );
  const points = unplaced.slice(0, inRow * rows).map((keyword, index) => ({
    key: String(keyword.id),
    keyword,
    level: keyword.competitionLevel,
    x: ((index % inRow) + 0.5) * step,
    y: top + (Math.floor(index / inRow) + 0.5) * step,
    radius: 5,
  }));
  return { points, count: unplaced.length };
}
