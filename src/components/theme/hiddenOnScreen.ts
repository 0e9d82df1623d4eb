import { css } from 'styled-components';

/** Hides an element on screen only: a screen reader reads it, and it can have the focus. */
export const hiddenOnScreen = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;
