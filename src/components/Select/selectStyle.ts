import styled from 'styled-components';
import { controlFrame } from '../Field/controlStyle.ts';
import { listStyle, optionStyle } from '../Menu/floatingStyle.ts';
import { color, space } from '../theme/tokens.ts';

export const Trigger = styled.button`
  ${controlFrame}
  display: flex;
  align-items: center;
  gap: ${space(2)};
  width: 100%;
  min-width: 0;
  padding: 0 ${space(3)};
  text-align: start;
  cursor: pointer;
  & > span {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > [data-placeholder],
  & > svg {
    color: ${color.muted};
  }
  & > svg {
    flex: none;
  }
  &:focus-visible,
  &[data-open] {
    border-color: ${color.focus};
    outline: 1px solid ${color.focus};
    outline-offset: 0;
  }
`;

export const List = styled.div`
  ${listStyle}
  width: 150px;
  &[data-wide] {
    width: max(150px, var(--button-width));
  }
`;

export const Option = styled.div`
  ${optionStyle}
`;
