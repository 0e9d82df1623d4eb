import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Mark } from '#components/Mark/Mark.tsx';
import { color, font, media, raisedBox, space } from '#components/theme/tokens.ts';

const Root = styled.main`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${space(6)};
  min-height: var(--full-height, 100dvh);
  padding: ${space(8)} ${space(4)};
  ${media.narrow} {
    align-content: start;
  }
`;

const Brand = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  font-size: ${font(16)};
  font-weight: 650;
  letter-spacing: -0.015em;
  & > svg {
    flex: none;
    color: ${color.accent};
  }
`;

const Card = styled.div`
  display: grid;
  gap: ${space(6)};
  width: min(100%, 440px);
  padding: ${space(8)};
  ${raisedBox}
  ${media.narrow} {
    padding: ${space(6)} ${space(5)};
  }
`;

const Heading = styled.div`
  display: grid;
  gap: ${space(2)};
  overflow-wrap: anywhere;
  h1 {
    font-size: ${font(20)};
    font-weight: 650;
  }
  p {
    color: ${color.muted};
  }
`;

const Actions = styled.div`
  display: grid;
  gap: ${space(3)};
`;

const Below = styled.div`
  font-size: ${font(13)};
  color: ${color.muted};
`;

interface EntryCardProps {
  brandName: string;
  title: string;
  lead?: ReactNode;
  children?: ReactNode;
  /** Buttons and links in one column. */
  actions?: ReactNode;
  /** A small line under the card. */
  below?: ReactNode;
}

/** The layout of every page outside a workspace: the brand, and one card with one task. */
export function EntryCard({ brandName, title, lead, children, actions, below }: EntryCardProps) {
  return (
    <Root id="main">
      <Brand>
        <Mark />
        {brandName}
      </Brand>
      <Card>
        <Heading>
          <h1>{title}</h1>
          {lead ? <p>{lead}</p> : null}
        </Heading>
        {children}
        {actions ? <Actions>{actions}</Actions> : null}
      </Card>
      {below ? <Below>{below}</Below> : null}
    </Root>
  );
}
