import styled from 'styled-components';
import { listStyle, optionStyle } from '../Menu/floatingStyle.ts';
import { Input as PlainInput } from '../TextInput/textInputParts.ts';
import { color, font, media, shape, space } from '../theme/tokens.ts';

/** Headless UI sets descriptions of its own; the Field's descriptions come last, to replace them. */
export const Input = styled(PlainInput).attrs<{ $describedBy: string | undefined }>(
  ({ $describedBy }) => ({ 'aria-describedby': $describedBy }),
)``;

/** As wide as the frame of the field. */
export const List = styled.div`
  ${listStyle}
  width: max(220px, calc(var(--input-width) + var(--button-width) + 2px));
  max-width: calc(100vw - 16px);
`;

/** Name and description, one under the other. */
export const Option = styled.div`
  ${optionStyle}
  & > span {
    display: grid;
    min-width: 0;
  }
  small {
    font-size: ${font(12)};
    font-weight: 400;
    color: ${color.muted};
  }
`;

export const NoMatch = styled.div`
  padding: ${space(2)};
  color: ${color.muted};
`;

/** The chevron opens the list by pointer; on the keyboard the arrows do. */
export const Opener = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  align-self: stretch;
  width: 40px;
  padding: 0;
  border: 0;
  background: transparent;
  color: ${color.muted};
  cursor: pointer;
  ${media.touch} {
    width: ${shape.touchTarget};
  }
  &:disabled {
    cursor: not-allowed;
  }
`;
