import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Spinner } from '../Spinner/Spinner.tsx';
import { color, font, shape, space } from '../theme/tokens.ts';
import { useSeconds } from './useSeconds.ts';

const Root = styled.div`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  min-height: 32px;
  padding: ${space(1)} ${space(3)};
  border: 1px solid ${color.line};
  border-radius: ${shape.radiusPill};
  background: ${color.raised};
  color: ${color.muted};
  font-size: ${font(13)};
  & > [role='status'] {
    color: ${color.text};
    font-weight: 500;
  }
`;

const Time = styled.span`
  font-variant-numeric: tabular-nums;
`;

export interface PillProps {
  /** What is happening: 'Generating keywords…'. Read out when it changes. */
  children: ReactNode;
  /** Turns a ring before the words. */
  isBusy?: boolean;
  /** When it began, in milliseconds since the epoch; shows how long it has taken. */
  since?: number;
  formatSeconds?: (seconds: number) => string;
  /** What can be done about it: a small button. */
  action?: ReactNode;
}

/** A line of status with its time, for work that goes on while the person does. */
export function Pill({
  children,
  isBusy = true,
  since,
  formatSeconds = (seconds) => `${seconds} s`,
  action,
}: PillProps) {
  const seconds = useSeconds(since);
  return (
    <Root>
      {isBusy && <Spinner size={14} />}
      <span role="status">{children}</span>
      {seconds !== undefined && <Time aria-hidden>{formatSeconds(seconds)}</Time>}
      {action}
    </Root>
  );
}
