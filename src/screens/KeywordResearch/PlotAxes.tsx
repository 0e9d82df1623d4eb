import { color } from '#components/theme/tokens.ts';
import { formatNumber } from '#domain/numbers/formatNumber.ts';
import { t } from '#domain/words/translate.ts';

interface PlotAxesProps {
  /** The volumes with a line, the lowest first. */
  ticks: readonly number[];
  width: number;
  height: number;
}

/** The lines and numbers behind the points. */
export function PlotAxes({ ticks, width, height }: PlotAxesProps) {
  return (
    <g aria-hidden="true">
      {ticks.map((tick, index) => {
        const y = height * (1 - index / (ticks.length - 1));
        return (
          <g key={tick}>
            <line x1={0} x2={width} y1={y} y2={y} stroke={color.line} />
            <text x={-10} y={y + 4} textAnchor="end">
              {formatNumber(tick)}
            </text>
          </g>
        );
      })}
      {[0, 25, 50, 75, 100].map((index) => (
        <text key={index} x={(index / 100) * width} y={height + 18} textAnchor="middle">
          {index}
        </text>
      ))}
      <text x={-10} y={-12} textAnchor="end">
        {t('keywords.plot.y')}
      </text>
      <text x={width} y={height + 34} textAnchor="end">
        {t('keywords.plot.x')}
      </text>
    </g>
  );
}
