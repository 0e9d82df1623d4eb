import { css } from 'styled-components';
import { color, media, shape, space } from '../theme/tokens.ts';

/** What a row is operated with: its checkbox, its buttons, and buttons in its cells. */
export const controlStyle = css`
  .select input {
    appearance: none;
    display: inline-grid;
    place-content: center;
    width: 18px;
    height: 18px;
    margin: 0;
    border: 1px solid ${color.lineStrong};
    border-radius: 5px;
    background: ${color.raised};
    cursor: pointer;
    &:is(:checked, :indeterminate) {
      border-color: ${color.accent};
      background: ${color.accent};
    }
    &:is(:checked, :indeterminate)::before {
      content: '';
      width: 12px;
      height: 12px;
      background: ${color.accentText};
      clip-path: polygon(16% 45%, 8% 55%, 40% 86%, 94% 22%, 84% 13%, 39% 66%);
    }
    &:indeterminate::before {
      clip-path: inset(42% 10%);
    }
    &:disabled {
      border-color: ${color.line};
      background: ${color.hover};
      cursor: default;
    }
    @media (forced-colors: active) {
      appearance: auto;
    }
  }
  .actions {
    display: flex;
    align-items: center;
    justify-content: flex-end;
    gap: 2px;
    padding-inline: ${space(2)};
  }
  .action {
    display: grid;
    place-items: center;
    flex: none;
    width: 32px;
    height: 32px;
    padding: 0;
    border: 0;
    border-radius: ${shape.radiusControl};
    background: none;
    color: ${color.muted};
    cursor: pointer;
    ${media.touch} {
      width: ${shape.touchTarget};
      height: 40px;
    }
    &:hover {
      background: ${color.hover};
      color: ${color.text};
    }
    > svg {
      width: 16px;
      height: 16px;
      fill: none;
      stroke: currentColor;
      stroke-width: 2;
      stroke-linecap: round;
      stroke-linejoin: round;
    }
    &[data-danger]:hover {
      background: ${color.dangerSoft};
      color: ${color.danger};
    }
    &:focus-visible {
      outline-offset: -2px;
    }
  }
  /* A button that is the text of a cell: on touch its press area is taller than its line, and takes no space. */
  ${media.touch} {
    .body .cell:not(.actions):has(> button, > span > button),
    .body .marked > span:has(> button) {
      overflow: visible;
    }
    .body .cell:not(.actions) > button,
    .body .marked > span > button {
      position: relative;
      &::after {
        content: '';
        position: absolute;
        inset: 50% -4px auto;
        height: ${shape.touchTarget};
        translate: 0 -50%;
      }
    }
  }
`;
