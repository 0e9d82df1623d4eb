import { Badge, type BadgeTone } from '../Badge/Badge.tsx';
import { LevelBars } from './LevelBars.tsx';

export interface LevelBadgeProps {
  /** The level in words: it never rests on colour alone. */
  children: string;
  /** How high it is, counted from 1. */
  rank: number;
  /** How many levels there are. */
  of?: number;
  /** The tone, where the scale's own (low is green, high is red) does not fit. */
  tone?: BadgeTone;
}

/** Green for the lower levels, yellow for the middle, red for the higher ones. */
function toneOf(rank: number, of: number): BadgeTone {
  const middle = (of + 1) / 2;
  if (rank === middle) return 'warning';
  return rank < middle ? 'success' : 'danger';
}

/** A level on a short scale: bars, a word and a tone that say the same thing. */
export function LevelBadge({ children, rank, of = 3, tone = toneOf(rank, of) }: LevelBadgeProps) {
  return (
    <Badge tone={tone} icon={<LevelBars rank={rank} of={of} />}>
      {children}
    </Badge>
  );
}
