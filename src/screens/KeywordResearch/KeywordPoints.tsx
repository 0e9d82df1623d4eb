import { useState, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { hasModifier } from '#components/keys/hasModifier.ts';
import { color } from '#components/theme/tokens.ts';
import { formatNumber } from '#domain/numbers/formatNumber.ts';
import { t } from '#domain/words/translate.ts';
import { shapePath, toneOf } from './levelShapes.ts';
import type { PlotPoint } from './plotPoints.ts';

/** Returns the keyword of a point with its figures. */
export function pointName({ keyword: { keyword, ...figures } }: PlotPoint): string {
  const { volume, competitionIndex: index, competitionLevel: level } = figures;
  if (volume === null && index === null && level === null)
    return t('keywords.plot.bare', { keyword });
  return t('keywords.plot.point', {
    keyword,
    volume: formatNumber(volume),
    index: formatNumber(index),
    level: level === null ? '–' : t(`level.${level}`),
  });
}

const Point = styled.path`
  fill-opacity: 0.5;
  stroke-width: 1.5;
  cursor: pointer;
  outline: none;
  &[data-on],
  &:hover {
    fill-opacity: 0.95;
    stroke: ${color.text};
    stroke-width: 2;
  }
  &:focus-visible {
    stroke: ${color.focus};
    stroke-width: 3;
    fill-opacity: 0.95;
  }
  /* Shapes keep their colours in forced-colours mode; a level is also shown by its shape. */
  @media (forced-colors: active) {
    fill: CanvasText;
    stroke: CanvasText;
    &[data-on],
    &:hover,
    &:focus-visible {
      fill: Highlight;
      stroke: Highlight;
    }
  }
`;

export interface PointActions {
  /** The key of the row under the pointer or the focus, in the chart or in the table. */
  highlightKey: string | null;
  onHighlight: (key: string | null) => void;
  /** Called by Enter or a click on a point: the table shows its row. */
  onChoose: (key: string) => void;
}

interface KeywordPointsProps extends PointActions {
  /** From left to right. */
  points: readonly PlotPoint[];
}

/** The points of the chart. They are one Tab stop; the arrow keys move through them from left to right. */
export function KeywordPoints(props: KeywordPointsProps) {
  const { points, highlightKey, onHighlight, onChoose } = props;
  const [current, setCurrent] = useState(0);
  const stop = Math.min(current, points.length - 1);

  const walk = (event: KeyboardEvent<SVGPathElement>) => {
    if (hasModifier(event)) return;
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: 1,
      ArrowDown: 1,
      ArrowLeft: -1,
      ArrowUp: -1,
      Home: -points.length,
      End: points.length,
    };
    const step = steps[event.key];
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      const point = points[stop];
      if (point) onChoose(point.key);
    }
    if (step === undefined) return;
    event.preventDefault();
    const next = Math.min(points.length - 1, Math.max(0, stop + step));
    setCurrent(next);
    const neighbour = event.currentTarget.parentElement?.children[next];
    if (neighbour instanceof SVGElement) neighbour.focus();
  };

  return (
    <g>
      {points.map((point, index) => (
        <Point
          key={point.key}
          d={shapePath(point.level, point)}
          role="button"
          aria-label={pointName(point)}
          tabIndex={index === stop ? 0 : -1}
          data-on={point.key === highlightKey || undefined}
          fill={point.level ? toneOf[point.level] : 'none'}
          stroke={point.level ? toneOf[point.level] : color.muted}
          onKeyDown={walk}
          onFocus={() => {
            setCurrent(index);
            onHighlight(point.key);
          }}
          onBlur={() => onHighlight(null)}
          onPointerEnter={() => onHighlight(point.key)}
          onPointerLeave={() => onHighlight(null)}
          onClick={() => onChoose(point.key)}
        >
          <title>{pointName(point)}</title>
        </Point>
      ))}
    </g>
  );
}
