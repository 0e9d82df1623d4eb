import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, font, space } from '../theme/tokens.ts';
import { toneStyle } from '../theme/toneStyle.ts';

export type BadgeTone = 'neutral' | 'accent' | 'info' | 'success' | 'warning' | 'danger';

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(1.5)};
  max-width: 100%;
  min-height: 22px;
  padding: 1px ${space(2)};
  border-radius: 6px;
  font-size: ${font(12)};
  font-weight: 550;
  line-height: 1.5;
  white-space: nowrap;
  background: ${color.hover};
  color: ${color.muted};
  & > svg {
    flex: none;
  }
  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  ${toneStyle}
  /* A long text wraps, and the badge keeps its round ends. */
  &[data-shape='pill'] {
    border-radius: 11px;
    padding: 1px ${space(2.5)};
    white-space: normal;
    overflow-wrap: anywhere;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

export interface BadgeProps {
  /** A word or two. */
  children: ReactNode;
  tone?: BadgeTone;
  /** A 12 px icon before the text. */
  icon?: ReactNode;
  shape?: 'tag' | 'pill';
}

/** A small label: a type, a state, a keyword. */
export function Badge({ children, tone = 'neutral', icon, shape: form = 'tag' }: BadgeProps) {
  return (
    <Root data-tone={tone} data-shape={form}>
      {icon}
      <span>{children}</span>
    </Root>
  );
}
