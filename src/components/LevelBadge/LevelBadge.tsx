import { Badge, type BadgeTone } from '../Badge/Badge.tsx';
import { LevelBars } from './LevelBars.tsx';

export interface LevelBadgeProps {
  /** The level in words, because colour alone must not carry it. */
  children: string;
  /** The level's position on the scale, from 1. */
  rank: number;
  /** How many levels there are. */
  of?: number;
}

/** Green for the lower levels, yellow for the middle, red for the higher ones. */
function toneOf(rank: number, of: number): BadgeTone {
  const middle = (of + 1) / 2;
  if (rank === middle) return 'warning';
  return rank < middle ? 'success' : 'danger';
}

/** A level on a short scale, shown by bars, a word and a tone. */
export function LevelBadge({ children, rank, of = 3 }: LevelBadgeProps) {
  return (
    <Badge tone={toneOf(rank, of)} icon={<LevelBars rank={rank} of={of} />}>
      {children}
    </Badge>
  );
}
