import styled from 'styled-components';
import { color } from '#components/theme/tokens.ts';

/** Styles the table's plain cells with one rule for all rows instead of a component per cell. */
export const TableFrame = styled.div`
  .level::before {
    content: '';
    display: inline-block;
    width: 8px;
    height: 8px;
    margin-right: 8px;
    border-radius: 50%;
    background: ${color.warning};
  }
  .level[data-level='VERY_LOW']::before,
  .level[data-level='LOW']::before {
    background: ${color.success};
  }
  .level[data-level='HIGH']::before,
  .level[data-level='VERY_HIGH']::before {
    background: ${color.danger};
  }
  .level[data-level^='VERY']::before {
    border-radius: 2px;
  }
  @media (forced-colors: active) {
    .level::before {
      border: 1px solid;
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
