/** The heights of the bars in pixels. */
const heights = [4, 7.5, 11];

/** Bars of growing height, filled up to the rank. */
export function LevelBars({ rank }: { rank: number }) {
  return (
    <svg width={10.5} height={11} aria-hidden fill="currentColor">
      {heights.map((height, bar) => (
        <rect
          key={height}
          x={bar * 4}
          y={11 - height}
          width={2.5}
          height={height}
          rx={1}
          opacity={bar < rank ? 1 : 0.28}
        />
      ))}
    </svg>
  );
}
