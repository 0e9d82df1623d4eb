const barWidth = 2.5;
const step = 4;
const height = 11;

/** Bars of growing height, filled up to the rank. */
export function LevelBars({ rank, of }: { rank: number; of: number }) {
  return (
    <svg width={of * step - (step - barWidth)} height={height} aria-hidden fill="currentColor">
      {Array.from({ length: of }, (_, bar) => {
        const tall = 4 + ((height - 4) * bar) / Math.max(of - 1, 1);
        return (
          <rect
            key={bar}
            x={bar * step}
            y={height - tall}
            width={barWidth}
            height={tall}
            rx={1}
            opacity={bar < rank ? 1 : 0.28}
          />
        );
      })}
    </svg>
  );
}
