import { Badge, type BadgeTone } from '../Badge/Badge.tsx';
import { LevelBars } from './LevelBars.tsx';

export interface LevelBadgeProps {
  /** The level in words, because colour alone must not carry it. */
  children: string;
  /** The level's position on the scale, from 1. */
  rank: number;
  /** How many levels there are. */
  of?: number;
  /** Overrides the tone of the scale, which is green for low and red for high. */
  tone?: BadgeTone;
}

/** Green for the lower levels, yellow for the middle, red for the higher ones. */
function toneOf(rank: number, of: number): BadgeTone {
  const middle = (of + 1) / 2;
  if (rank === middle) return 'warning';
  return rank < middle ? 'success' : 'danger';
}

/** A level on a short scale, shown by bars, a word and a tone. */
export function LevelBadge({ children, rank, of = 3, tone = toneOf(rank, of) }: LevelBadgeProps) {
  return (
    <Badge tone={tone} icon={<LevelBars rank={rank} of={of} />}>
      {children}
    </Badge>
  );
}
