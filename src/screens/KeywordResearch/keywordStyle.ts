import styled, { css } from 'styled-components';
import { color } from '#components/theme/tokens.ts';
import { keywordCompetitions, type KeywordCompetition } from '#domain/keywords/keyword.ts';

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

/** The shape as a CSS path of a box of 10 pixels. */
const clipOf = (level: KeywordCompetition) =>
  `path('${shapePath(level, { x: 5, y: 5, radius: 4 })}')`;

const marks = keywordCompetitions.map(
  (level) => css`
    .level[data-level='${level}']::before {
      background: ${toneOf[level]};
      clip-path: ${clipOf(level)};
    }
  `,
);

/** Styles the table's plain cells with one rule for all rows instead of a component per cell. */
export const TableFrame = styled.div`
  .level::before {
    content: '';
    display: inline-block;
    width: 10px;
    height: 10px;
    margin-inline: -1px 7px;
  }
  ${marks}
  @media (forced-colors: active) {
    .level[data-level]::before {
      forced-color-adjust: none;
      background: CanvasText;
    }
  }
  .arrow {
    width: 12px;
    height: 12px;
    vertical-align: -1px;
    fill: none;
    stroke: currentColor;
    stroke-width: 2.5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .why {
    min-width: 36px;
    min-height: 26px;
    padding: 0 6px;
    border: 1px solid ${color.line};
    border-radius: 6px;
    background: transparent;
    color: inherit;
    font-variant-numeric: tabular-nums;
    cursor: pointer;
    &:hover {
      background: ${color.accentSoft};
      border-color: ${color.accent};
    }
  }
`;
