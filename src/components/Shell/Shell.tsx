import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, shape, space } from '../theme/tokens.ts';
import { useKitWords } from '../theme/kitWords.ts';
import { Frame } from './Frame.ts';

/** Hidden until it has the focus; then it is shown above the header. */
const Skip = styled.a`
  align-self: flex-start;
  margin: ${space(2)};
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${color.line};
  border-radius: ${shape.radiusControl};
  background: ${color.raised};
  color: ${color.text};
  font-weight: 550;
  &:not(:focus) {
    position: absolute;
    clip-path: inset(50%);
    pointer-events: none;
  }
`;

export interface ShellProps {
  header?: ReactNode;
  /** A Page. */
  children: ReactNode;
}

/** The frame of every page: a skip link, the header and the page. */
export function Shell({ header, children }: ShellProps) {
  const words = useKitWords();
  return (
    <Frame>
      <Skip href="#main">{words.skip}</Skip>
      {header}
      {children}
    </Frame>
  );
}
