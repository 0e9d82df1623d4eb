import styled from 'styled-components';
import { animation } from '../theme/animation.ts';
import { color, media, shape, space } from '../theme/tokens.ts';

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
