import { useEffect, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { Spinner } from '../Spinner/Spinner.tsx';
import { color, font, media, shape, space } from '../theme/tokens.ts';

const Root = styled.div`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-width: 0;
  min-height: 32px;
  padding: ${space(1)} ${space(3)};
  border: 1px solid ${color.line};
  border-radius: ${shape.radiusPill};
  background: ${color.raised};
  color: ${color.muted};
  font-size: ${font(13)};
  /* The words take a second line where there is too little room: the progress and Stop stay on one. */
  & > [role='status'] {
    color: ${color.text};
    font-weight: 500;
    line-height: 1.25;
    text-wrap: pretty;
  }
  & > :not([role='status']) {
    flex: none;
  }
  ${media.narrow} {
    &[data-busy] {
      flex-wrap: wrap;
    }
    &[data-busy] > [role='status'] {
      flex: 1 1 min-content;
    }
    /* A failure must be read in full: it floats under the header, so that nothing moves. */
    &:not([data-busy]) {
      position: absolute;
      inset: calc(100% + ${space(2)}) ${space(4)} auto;
      justify-content: space-between;
      padding: ${space(2)} ${space(3)};
      border-radius: ${shape.radiusControl};
      box-shadow: ${shape.shadowFloat};
    }
  }
`;

const Time = styled.span`
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
`;

export interface PillProps {
  /** What is happening: 'Generating keywords…'. Announced when it changes. */
  children: ReactNode;
  /** Shows a spinner before the words, unless a time or a progress moves. */
  isBusy?: boolean;
  /** The start in milliseconds since the epoch, to show the time taken. */
  since?: number;
  formatSeconds?: (seconds: number) => string;
  /** The progress: '120 of 500'. Not announced when it changes. */
  progress?: string;
  /** A small button. */
  action?: ReactNode;
}

/** The whole seconds since a time, updated while shown; undefined without a time. */
function useSeconds(since: number | undefined): number | undefined {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (since === undefined) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [since]);
  return since === undefined ? undefined : Math.max(0, Math.floor((now - since) / 1000));
}

/** A status line with the time taken, for work in the background. */
export function Pill({
  children,
  isBusy = true,
  since,
  formatSeconds = (seconds) => `${seconds} s`,
  progress,
  action,
}: PillProps) {
  const seconds = useSeconds(since);
  // The running time shows that work goes on; the only spinner is on the button that was pressed.
  const isCounting = seconds !== undefined || progress !== undefined;
  return (
    <Root data-busy={isBusy || undefined}>
      {isBusy && !isCounting && <Spinner size={14} />}
      <span role="status">{children}</span>
      {seconds !== undefined && <Time aria-hidden>{formatSeconds(seconds)}</Time>}
      {progress !== undefined && <Time>{progress}</Time>}
      {action}
    </Root>
  );
}
