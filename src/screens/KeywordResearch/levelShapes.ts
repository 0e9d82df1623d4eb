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

type Corner = readonly [x: number, y: number];

/** The widest shape, in radii from its middle to its side. */
const reach = 1.25;

/**
 * The corners of each level's shape, in radii from its middle; null for a circle. Each level has its own shape, so that it
 * is not shown by colour alone. The chart and the table show the same ones.
 */
const corners: Readonly<Record<KeywordCompetition, readonly Corner[] | null>> = {
  VERY_LOW: null,
  LOW: [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ],
  MEDIUM: [
    [0, -reach],
    [reach, 0],
    [0, reach],
    [-reach, 0],
  ],
  HIGH: [
    [0, -1.2],
    [1.2, 1],
    [-1.2, 1],
  ],
  VERY_HIGH: [
    [0, 1.2],
    [1.2, -1],
    [-1.2, -1],
  ],
};

interface Place {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** The SVG path of a level's shape, and a cross for an unknown level. */
export function shapePath(level: KeywordCompetition | null, { x, y, radius: r }: Place): string {
  if (level === null) return `M${x - r},${y}h${2 * r}M${x},${y - r}v${2 * r}`;
  const own = corners[level];
  if (!own) return `M${x - r},${y}a${r},${r} 0 1,0 ${2 * r},0a${r},${r} 0 1,0 ${-2 * r},0Z`;
  return `M${own.map(([across, down]) => `${x + across * r},${y + down * r}`).join('L')}Z`;
}

/** The shape as a CSS clip-path of a square box. */
export function shapeClip(level: KeywordCompetition): string {
  const own = corners[level];
  if (!own) return `circle(${50 / reach}%)`;
  const part = (radii: number): string => `${50 + (radii * 50) / reach}%`;
  return `polygon(${own.map(([across, down]) => `${part(across)} ${part(down)}`).join(', ')})`;
}
