import styled from 'styled-components';
import { controlFrame } from '../Field/controlStyle.ts';
import { color, space } from '../theme/tokens.ts';

/** The button of a select. */
export const SelectTrigger = styled.button`
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
  & > [data-placeholder] {
    color: ${color.muted};
  }
  & > svg {
    flex: none;
    color: ${color.muted};
  }
  &:focus-visible,
  &[data-open] {
    border-color: ${color.focus};
    outline: 1px solid ${color.focus};
    outline-offset: 0;
  }
`;
