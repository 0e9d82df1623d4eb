import { Skeleton } from './Skeleton.tsx';

const widths = ['100%', '92%', '97%', '84%'];

export interface SkeletonTextProps {
  lines?: number;
  /** The line height of the text, in pixels. */
  lineHeight?: number;
}

/** A placeholder for lines of text, the last one short. */
export function SkeletonText({ lines = 3, lineHeight = 21 }: SkeletonTextProps) {
  return (
    <div aria-hidden>
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} style={{ height: lineHeight, display: 'grid', alignItems: 'center' }}>
          <Skeleton
            height={12}
            width={line === lines - 1 && lines > 1 ? '58%' : (widths[line % widths.length] ?? '')}
          />
        </div>
      ))}
    </div>
  );
}
