import type { ScoredKeyword } from '#domain/keywords/keywordScore.ts';

/** The heights of the frame around the points, and of the words and numbers below it. All sizes are in pixels. */
export const frameHeight = 220;
const axisHeight = 38;

/** The most points in the frame. More would slow the chart down and tell nothing new. */
export const pointLimit = 400;

/** The grid of the keywords without a position below the frame: the words above it, its step, and its rows. */
export const belowGrid = { head: 20, step: 20, rows: 4 } as const;

export interface ChartPoint {
  readonly key: string;
  readonly keyword: ScoredKeyword;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

const decades = (volume: number | null): number => Math.log10(Math.max(1, volume ?? 1));

/** The powers of ten around the volumes. */
export function volumeTicks(keywords: readonly ScoredKeyword[]): readonly number[] {
  if (keywords.length === 0) return [];
  const volumes = keywords.map(({ volume }) => decades(volume));
  const first = Math.floor(Math.min(...volumes));
  const last = Math.max(first + 1, Math.ceil(Math.max(...volumes)));
  return Array.from({ length: last - first + 1 }, (_, index) => 10 ** (first + index));
}

/**
 * Returns the points of the best keywords: competition to the right, volume upwards, the bid as the size. The keywords without a
 * volume or an index are below the frame rather than at zero, in their order.
 */
export function chartPoints(keywords: readonly ScoredKeyword[], width: number) {
  const hasPlace = ({ volume, competitionIndex }: ScoredKeyword): boolean =>
    volume !== null && competitionIndex !== null;
  const inFrame = keywords.filter(hasPlace);
  const best =
    inFrame.length > pointLimit
      ? inFrame.sort((one, other) => (other.score ?? -1) - (one.score ?? -1)).slice(0, pointLimit)
      : inFrame;
  const ticks = volumeTicks(best);
  const placed = best.map((keyword): ChartPoint => {
    const bid = Math.max(0, keyword.highBid ?? keyword.lowBid ?? 0);
    const rise = (decades(keyword.volume) - decades(ticks[0] ?? 1)) / (ticks.length - 1);
    return {
      key: String(keyword.id),
      keyword,
      x: (Math.min(100, Math.max(0, keyword.competitionIndex ?? 0)) / 100) * width,
      y: frameHeight * (1 - rise),
      radius: 5 + Math.min(9, Math.sqrt(bid) * 2),
    };
  });

  const { head, step, rows } = belowGrid;
  const top = best.length > 0 ? frameHeight + axisHeight : 0;
  const inRow = Math.max(1, Math.floor(width / step));
  const unplaced = keywords.filter((keyword) => !hasPlace(keyword));
  const below = unplaced.slice(0, inRow * rows).map((keyword, index): ChartPoint => ({
    key: String(keyword.id),
    keyword,
    x: ((index % inRow) + 0.5) * step,
    y: top + head + (Math.floor(index / inRow) + 0.5) * step,
    radius: 5,
  }));
  return {
    /** From left to right, then those below the frame: the order of the arrow keys. */
    points: [...placed.sort((one, other) => one.x - other.x || other.y - one.y), ...below],
    /** The volumes with a line, the lowest first. Empty without a point in the frame. */
    ticks,
    unplaced: { count: unplaced.length, drawn: below.length, top },
    bottom: (below.at(-1)?.y ?? top - step) + step,
  };
}
