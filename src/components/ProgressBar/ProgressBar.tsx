import styled from 'styled-components';
import { color, font, shape, space } from '../theme/tokens.ts';

const Label = styled.div`
  margin-bottom: ${space(1.5)};
  font-size: ${font(13)};
  font-variant-numeric: tabular-nums;
  color: ${color.muted};
`;

const Track = styled.div`
  height: 6px;
  overflow: hidden;
  border-radius: ${shape.radiusPill};
  background: ${color.hover};
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

const Fill = styled.div`
  height: 100%;
  border-radius: inherit;
  background: ${color.accent};
  transition: width ${shape.motion};
  @media (forced-colors: active) {
    background: Highlight;
  }
`;

export interface ProgressBarProps {
  /** What is in progress: 'Attempt 3 of 10'. The accessible name. */
  label: string;
  /** The progress. Values past the end count as the end. */
  value: number;
  max: number;
  /** Shows the label above the bar. */
  isLabelShown?: boolean;
}

/** A thin progress bar. */
export function ProgressBar({ label, value, max, isLabelShown = false }: ProgressBarProps) {
  const now = Math.min(Math.max(value, 0), max);
  return (
    <div>
      {isLabelShown && <Label aria-hidden>{label}</Label>}
      <Track
        role="progressbar"
        aria-label={label}
        aria-valuenow={now}
        aria-valuemin={0}
        aria-valuemax={max}
      >
        <Fill style={{ width: `${max > 0 ? (now / max) * 100 : 0}%` }} />
      </Track>
    </div>
  );
}
