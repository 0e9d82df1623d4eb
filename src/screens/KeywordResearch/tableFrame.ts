import styled, { css } from 'styled-components';
import { color } from '#components/theme/tokens.ts';
import { keywordCompetitions } from '#domain/keywords/keyword.ts';
import { shapeClip, toneOf } from './levelShapes.ts';

/** Shape and colour of each level, as in the chart. */
const marks = keywordCompetitions.map(
  (level) => css`
    .level[data-level='${level}']::before {
      background: ${toneOf[level]};
      clip-path: ${shapeClip(level)};
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
