import { Badge, type BadgeTone } from '../Badge/Badge.tsx';
import { LevelBars } from './LevelBars.tsx';

export interface LevelBadgeProps {
  /** The level in words, because colour alone must not carry it. */
  children: string;
  /** The level on a scale of three. */
  rank: number;
}

const tones: readonly BadgeTone[] = ['success', 'warning', 'danger'];

/** A level, shown by bars, a word and a tone. */
export function LevelBadge({ children, rank }: LevelBadgeProps) {
  return (
    <Badge tone={tones[rank - 1] ?? 'neutral'} icon={<LevelBars rank={rank} />}>
      {children}
    </Badge>
  );
}
