import { Skeleton } from './Skeleton.tsx';

const widths = ['100%', '92%', '97%', '84%'];

/** A placeholder for lines of text, the last one short. */
export function SkeletonText({ lines }: { lines: number }) {
  return (
    <div aria-hidden>
      {Array.from({ length: lines }, (_, line) => (
        // 21 px is the line height of the text.
        <div key={line} style={{ height: 21, display: 'grid', alignItems: 'center' }}>
          <Skeleton
            height={12}
            width={line === lines - 1 ? '58%' : (widths[line % widths.length] ?? '')}
          />
        </div>
      ))}
    </div>
  );
}
