import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, font, space } from '#components/theme/tokens.ts';

const Root = styled.div`
  margin-top: ${space(4)};
  & > strong {
    display: block;
    margin-bottom: ${space(1)};
    color: ${color.text};
    font-size: ${font(13)};
    font-weight: 550;
  }
  ul {
    display: grid;
    gap: ${space(1)};
    padding-left: ${space(4)};
    list-style: disc;
  }
  li::marker {
    color: ${color.lineStrong};
  }
`;

export interface LabelledProps {
  label: string;
  children: ReactNode;
}

/** A part of a card with its own label. */
export function Labelled({ label, children }: LabelledProps) {
  return (
    <Root>
      <strong>{label}</strong>
      {children}
    </Root>
  );
}
