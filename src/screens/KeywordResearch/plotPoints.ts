import type { KeywordCompetition } from '#domain/keywords/keyword.ts';
import type { ScoredKeyword } from '#domain/keywords/keywordView.ts';

/** Where a keyword stands in the picture, in units of its frame. */
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

/** More points than this say nothing more, and cost more than they show. */
export const plotLimit = 400;

const decades = (volume: number): number => Math.log10(Math.max(1, volume));

/** The powers of ten the volumes lie between. */
export function volumeTicks(keywords: readonly ScoredKeyword[]): readonly number[] {
  const known = keywords.flatMap(({ volume }) => (volume === null ? [] : [decades(volume)]));
  const least = known.reduce((least_, value) => Math.min(least_, value), known[0] ?? 0);
  const most = known.reduce((most_, value) => Math.max(most_, value), known[0] ?? 1);
  const first = Math.floor(least);
  const last = Math.max(first + 1, Math.ceil(most));
  return Array.from({ length: last - first + 1 }, (_, index) => 10 ** (first + index));
}

/** The best keywords as points: right is contested, up is searched for, large is dear. From left to right, so that arrow keys follow the eye. */
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

/** How the keywords without a place stand below the picture: side by side, in rows. */
export const marginGrid = { step: 20, rows: 4 } as const;

/** The keywords that have no volume or no index, in their order: they are drawn beside the picture rather than at zero. */
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

/** Each level has its own shape, so that colour never says it alone. */
export function shapePath(
  level: KeywordCompetition | null,
  { x, y, radius: r }: Pick<PlotPoint, 'x' | 'y' | 'radius'>,
): string {
  switch (level) {
    case 'VERY_LOW':
      return `M${x - r},${y}a${r},${r} 0 1,0 ${2 * r},0a${r},${r} 0 1,0 ${-2 * r},0Z`;
    case 'LOW':
      return `M${x - r},${y - r}h${2 * r}v${2 * r}h${-2 * r}Z`;
    case 'MEDIUM':
      return `M${x},${y - 1.25 * r}L${x + 1.25 * r},${y}L${x},${y + 1.25 * r}L${x - 1.25 * r},${y}Z`;
    case 'HIGH':
      return `M${x},${y - 1.2 * r}L${x + 1.2 * r},${y + r}H${x - 1.2 * r}Z`;
    case 'VERY_HIGH':
      return `M${x},${y + 1.2 * r}L${x + 1.2 * r},${y - r}H${x - 1.2 * r}Z`;
    case null:
      return `M${x - r},${y}h${2 * r}M${x},${y - r}v${2 * r}`;
  }
}
