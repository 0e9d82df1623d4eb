import styled, { css } from 'styled-components';
import { layer } from '../theme/layers.ts';
import { media, space } from '../theme/tokens.ts';

export type ToastPosition =
  | 'top-left'
  | 'top-center'
  | 'top-right'
  | 'bottom-left'
  | 'bottom-center'
  | 'bottom-right';

/** A corner of the window. Clicks pass through it, except on its cards. */
const corner = css`
  position: fixed;
  z-index: ${layer.toast};
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  max-width: 100vw;
  padding: ${space(4)};
  pointer-events: none;
  &[data-position^='top'] {
    top: 0;
  }
  &[data-position^='bottom'] {
    bottom: 0;
    flex-direction: column-reverse;
  }
  &[data-position$='left'] {
    left: 0;
  }
  &[data-position$='right'] {
    right: 0;
    align-items: flex-end;
  }
  &[data-position$='center'] {
    left: 50%;
    translate: -50%;
    align-items: center;
  }
  ${media.narrow} {
    width: 100%;
    padding: ${space(3)};
  }
`;

/** The landmark; its stacks are positioned in the window. */
export const Region = styled.section`
  display: contents;
  ${media.print} {
    display: none;
  }
`;

export const Stack = styled.div`
  ${corner}
`;

export const List = styled.ol`
  display: contents;
`;
