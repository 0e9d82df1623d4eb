import styled from 'styled-components';
import { optionStyle } from '../Menu/floatingStyle.ts';
import { color, font, shape, space } from '../theme/tokens.ts';

export const Input = styled.input`
  width: 100%;
  min-height: ${shape.controlHeight};
  padding: 0 ${space(3)};
  border: 1px solid ${color.lineStrong};
  border-radius: ${shape.radiusControl};
  background: ${color.raised};
  color: ${color.text};
  font: inherit;
`;

/** Has a fixed height, so that the dialog does not jump while someone types. A long name does not widen it. */
export const List = styled.div`
  contain: inline-size;
  height: min(380px, 46dvh);
  margin: ${space(3)} 0 ${space(2)};
  overflow-y: auto;
  overscroll-behavior: contain;
`;

export const Heading = styled.div`
  padding: ${space(2)} ${space(2)} ${space(1)};
  font-size: ${font(12)};
  font-weight: 600;
  color: ${color.muted};
`;

export const Found = styled.div`
  ${optionStyle}
  justify-content: space-between;
  & > span:first-child {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > span:nth-child(2):last-child:not(:has(kbd)) {
    flex: 0 1 auto;
    min-width: 0;
    max-width: 50%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-size: ${font(13)};
    color: ${color.muted};
  }
`;

export const Nothing = styled.div`
  padding: ${space(6)} ${space(2)};
  color: ${color.muted};
  text-align: center;
`;
