import type { ReactNode } from 'react';
import styled from 'styled-components';
import { focusWhenRemoved } from '../focus/focusWhenRemoved.ts';
import { color, font, space } from '../theme/tokens.ts';
import { toneStyle } from '../theme/toneStyle.ts';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space(1)} ${space(3)};
  padding: ${space(2)} ${space(4)};
  border-bottom: 1px solid ${color.line};
  font-size: ${font(13)};
  overflow-wrap: anywhere;
  ${toneStyle}
`;

const Message = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  & > svg {
    flex: none;
  }
`;

/** The actions wrap together. */
const Actions = styled.span`
  display: inline-flex;
  gap: ${space(2)};
`;

export interface BannerProps {
  tone: 'info' | 'warning';
  /** One sentence about the whole page. */
  children: ReactNode;
  icon?: ReactNode;
  /** Small buttons. */
  actions?: ReactNode;
}

/** A message across the page about the page as a whole. Announced politely; it stays for as long as it is true. */
export function Banner({ tone, children, icon, actions }: BannerProps) {
  return (
    <Root ref={focusWhenRemoved} role="status" data-tone={tone}>
      <Message>
        {icon}
        {children}
      </Message>
      {actions ? <Actions>{actions}</Actions> : null}
    </Root>
  );
}
