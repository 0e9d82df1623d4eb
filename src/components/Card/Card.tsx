import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, font, media, shape, space } from '../theme/tokens.ts';

const Root = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  height: 100%;
  padding: ${space(5)};
  border: 1px solid ${color.line};
  border-radius: ${shape.radiusCard};
  background: ${color.raised};
  overflow-wrap: anywhere;
  transition: border-color ${shape.motion};
  &:hover,
  &:focus-within {
    border-color: color-mix(in oklch, ${color.line}, ${color.lineStrong});
  }
`;

const Head = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space(2)};
`;

const Title = styled.h3`
  flex: 1 1 auto;
  min-width: 0;
  font-size: ${font(16)};
  font-weight: 600;
  line-height: 1.4;
`;

/** Always takes its space, so that nothing moves when the actions appear. */
const Actions = styled.div`
  flex: none;
  display: flex;
  margin: -5px -8px -5px 0;
  opacity: 0;
  transition: opacity ${shape.motion};
  ${Root}:hover > ${Head} > &,
  ${Root}:focus-within > ${Head} > & {
    opacity: 1;
  }
  ${media.touch} {
    opacity: 1;
    margin: -11px -12px -11px 0;
  }
`;

const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  margin-bottom: ${space(3)};
`;

const Body = styled.div`
  flex: 1 1 auto;
  margin-top: ${space(2)};
  color: ${color.muted};
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  margin-top: ${space(4)};
  padding-top: ${space(3)};
  border-top: 1px solid ${color.line};
`;

export interface CardProps {
  title: ReactNode;
  children?: ReactNode;
  /** Shown above the title: a type, or a mark for a new item. */
  badges?: ReactNode;
  /** Icon buttons in the corner, shown on hover and focus, and always on touch. */
  actions?: ReactNode;
  /** Shown at the bottom of the card, whatever its height. */
  footer?: ReactNode;
  /** The heading level of the title: 2 directly under the page's title. */
  headingLevel?: 2 | 3;
}

/** A card with a title, content and actions. */
export function Card({ title, children, badges, actions, footer, headingLevel = 3 }: CardProps) {
  return (
    <Root>
      {badges && <Badges>{badges}</Badges>}
      <Head>
        <Title as={headingLevel === 2 ? 'h2' : 'h3'}>{title}</Title>
        {actions && <Actions>{actions}</Actions>}
      </Head>
      {children && <Body>{children}</Body>}
      {footer && <Foot>{footer}</Foot>}
    </Root>
  );
}
