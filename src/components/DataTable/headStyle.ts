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
    /* Two lines fit, so that headers in longer languages are not cut. */
    white-space: normal;
    overflow-wrap: anywhere;
  }
  /* A line height would move the checkbox as soon as its cell gets content. */
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
  /* Numbers align with their header's text: the sort arrow is on the inner side and takes no space from the text. */
  .end .sort {
    position: relative;
    &::after {
      position: absolute;
      inset-inline-end: 100%;
      margin-inline: 0 3px;
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
