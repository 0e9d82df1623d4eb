import { css } from 'styled-components';
import { color, font } from '../theme/tokens.ts';

/** The sticky header and its sort buttons. */
export const headStyle = css`
  .head {
    position: sticky;
    top: 0;
    z-index: 2;
  }
  .head .row {
    height: var(--head);
    background: ${color.surface};
  }
  .head .cell {
    color: ${color.muted};
    font-size: ${font(12)};
    font-weight: 550;
    line-height: 1.25;
    /* Two lines fit: a header in a longer language is whole. */
    white-space: normal;
    overflow-wrap: anywhere;
  }
  /* On a line of its own height the box would move as soon as there is something in it. */
  .head .select {
    line-height: 0;
  }
  .sort {
    max-width: 100%;
    margin: 0;
    padding: 4px 0;
    border: 0;
    border-radius: 6px;
    background: none;
    line-height: inherit;
    text-align: inherit;
    overflow-wrap: anywhere;
    cursor: pointer;
    &::after {
      content: '↑' / '';
      margin-inline-start: 4px;
      opacity: 0;
    }
    &:hover {
      color: ${color.text};
    }
    &:hover::after,
    &:focus-visible::after {
      opacity: 0.6;
    }
    &:focus-visible {
      outline-offset: -1px;
    }
  }
  /* Numbers and their header share one edge: the arrow stands on the inner side, and takes no room from the words. */
  .end .sort {
    position: relative;
    &::after {
      position: absolute;
      inset-inline-end: 100%;
      margin: 0;
    }
  }
  .head .actions {
    padding-inline-end: 16px;
  }
  [aria-sort='ascending'] .sort,
  [aria-sort='descending'] .sort {
    color: ${color.text};
    &::after {
      opacity: 1;
    }
  }
  [aria-sort='descending'] .sort::after {
    content: '↓' / '';
  }
`;
