import styled, { css } from 'styled-components';
import { animation } from '../theme/animation.ts';
import { layer } from '../theme/layers.ts';
import { color, media, shape, space } from '../theme/tokens.ts';

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

export const Card = styled.li`
  display: flex;
  align-items: flex-start;
  gap: ${space(2)};
  width: 360px;
  max-width: 100%;
  padding: ${space(2)} ${space(2)} ${space(2)} ${space(4)};
  border: 1px solid ${color.line};
  border-radius: ${shape.radiusCard};
  background: ${color.raised};
  color: ${color.text};
  box-shadow: ${shape.shadowFloat};
  pointer-events: auto;
  animation: ${animation('dropFar')} ${shape.motion};
  &[data-long] {
    width: 520px;
  }
  &[data-kind='notice'] {
    width: 520px;
    border-color: ${color.danger};
  }
  ${media.narrow} {
    &,
    &[data-long],
    &[data-kind='notice'] {
      width: 100%;
    }
  }
  &[data-variant='success'] > div > svg {
    color: ${color.success};
  }
  &[data-variant='info'] > div > svg {
    color: ${color.info};
  }
  &[data-variant='warning'] > div > svg {
    color: ${color.warning};
  }
  &[data-variant='error'] > div > svg {
    color: ${color.danger};
  }
`;

export const Body = styled.div`
  display: flex;
  flex: 1 1 auto;
  align-self: center;
  gap: ${space(3)};
  min-width: 0;
  padding: 5px 0;
  & > svg {
    flex: none;
    margin-top: 2px;
  }
`;

export const Message = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
  font-weight: 500;
`;

/** Beside a short text, or below a long one. */
export const Action = styled.div`
  flex: none;
  white-space: nowrap;
  ${Message} > & {
    margin: ${space(2)} 0 ${space(1)};
  }
`;
