import { css } from 'styled-components';

/**
 * A textarea that grows with its text: an invisible copy of the text (`data-text`) lies in the same grid cell and
 * gives the height. Rows and padding are CSS variables.
 */
export const growStyle = css`
  display: grid;
  min-width: 0;
  cursor: text;

  & > textarea,
  &::after {
    grid-area: 1 / 1;
    min-width: 0;
    min-height: calc(var(--min-rows, 1) * 1.5em + 2 * var(--pad-y));
    max-height: calc(var(--max-rows, 12) * 1.5em + 2 * var(--pad-y));
    padding: var(--pad-y) var(--pad-x);
    border: 0;
    font: inherit;
    letter-spacing: inherit;
    line-height: 1.5;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  &::after {
    content: attr(data-text) ' ';
    visibility: hidden;
    overflow: hidden;
  }
  & > textarea {
    /* Ignores the default width of twenty columns: the copy gives the width. */
    width: 0;
    min-width: 100%;
    background: transparent;
    color: inherit;
    resize: none;
    scrollbar-width: thin;
    &:focus-visible {
      outline: none;
    }
    &:disabled {
      cursor: not-allowed;
    }
  }
`;
