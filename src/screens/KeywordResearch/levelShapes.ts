import { color } from '#components/theme/tokens.ts';
import type { KeywordCompetition } from '#domain/keywords/keyword.ts';

/** The colour of each level in the chart and in the table. */
export const toneOf: Readonly<Record<KeywordCompetition, string>> = {
  VERY_LOW: color.success,
  LOW: color.accent,
  MEDIUM: color.warning,
  HIGH: color.danger,
  VERY_HIGH: color.danger,
};

/** Draws each level's shape around the current position, so that it is not shown by colour alone. */
const shapeOf: Readonly<Record<KeywordCompetition, (radius: number) => string>> = {
  VERY_LOW: (r) => `m${-r},0a${r},${r} 0 1,0 ${2 * r},0a${r},${r} 0 1,0 ${-2 * r},0z`,
  LOW: (r) => `m${-r},${-r}h${2 * r}v${2 * r}h${-2 * r}z`,
  MEDIUM: (r) =>
    `m0,${-1.25 * r}l${1.25 * r},${1.25 * r} ${-1.25 * r},${1.25 * r} ${-1.25 * r},${-1.25 * r}z`,
  HIGH: (r) => `m0,${-1.2 * r}l${1.2 * r},${2.2 * r}h${-2.4 * r}z`,
  VERY_HIGH: (r) => `m0,${1.2 * r}l${1.2 * r},${-2.2 * r}h${-2.4 * r}z`,
};

/** The SVG path of a level's shape, and a cross for an unknown level. */
export function shapePath(
  level: KeywordCompetition | null,
  { x, y, radius: r }: Readonly<Record<'x' | 'y' | 'radius', number>>,
): string {
  const shape = level ? shapeOf[level](r) : `m${-r},0h${2 * r}m${-r},${-r}v${2 * r}`;
  return `M${x},${y}${shape}`;
}
