import { useId, useMemo, useState, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { color, font, shape, space } from '#components/theme/tokens.ts';
import { formatNumber } from '#domain/numbers/formatNumber.ts';
import type { ScoredKeyword } from '#domain/keywords/keywordView.ts';
import { t } from '#domain/words/translate.ts';
import { PlotLegend } from './PlotLegend.tsx';
import { toneOf } from './plotTone.ts';
import { useWidth } from './useWidth.ts';
import {
  marginGrid,
  marginPoints,
  plotPoints,
  shapePath,
  volumeTicks,
  type PlotPoint,
} from './plotPoints.ts';

const Figure = styled.figure`
  padding: ${space(4)} ${space(5)} ${space(3)};
  border: 1px solid ${color.line};
  border-radius: ${shape.radiusCard};
  background: ${color.raised};
  > svg {
    display: block;
    width: 100%;
    height: auto;
    overflow: visible;
  }
  text {
    font-size: 11px;
    fill: ${color.muted};
    font-variant-numeric: tabular-nums;
  }
  figcaption {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(1)} ${space(4)};
    margin-top: ${space(2)};
    font-size: ${font(12)};
    color: ${color.muted};
  }
`;

/** The name of the keyword under the pointer or the focus. */
const Named = styled.span`
  flex: 1 0 100%;
  min-height: 1.5em;
  color: ${color.text};
`;

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

const height = 220;
const margin = { left: 56, right: 20, top: 26, bottom: 38 };
/** The width of the page's column in pixels, used until the chart is measured. */
const usualWidth = 836;

export interface KeywordPlotProps {
  keywords: readonly ScoredKeyword[];
  /** The key of the row under the pointer or the focus, in the chart or in the table. */
  highlightKey: string | null;
  onHighlight: (key: string | null) => void;
  /** Called by Enter or a click on a point: the table shows its row. */
  onChoose: (key: string) => void;
}

/** The height in pixels of the words above the keywords without a position in the chart. */
const marginHead = 20;

const nameOf = ({ keyword }: PlotPoint): string =>
  t('keywords.plot.point', {
    keyword: keyword.keyword,
    volume: formatNumber(keyword.volume),
    index: formatNumber(keyword.competitionIndex),
    level: keyword.competitionLevel === null ? '–' : t(`level.${keyword.competitionLevel}`),
  });

/**
 * Plots volume against competition, one point per keyword. It is one Tab stop; the arrow keys move through the points from
 * left to right.
 */
export function KeywordPlot({ keywords, highlightKey, onHighlight, onChoose }: KeywordPlotProps) {
  const [svg, total] = useWidth<SVGSVGElement>(usualWidth);
  const width = Math.max(120, total - margin.left - margin.right);
  const placed = useMemo(() => plotPoints(keywords, { width, height }), [keywords, width]);
  const ticks = useMemo(() => volumeTicks(placed.map(({ keyword }) => keyword)), [placed]);
  const hasPlaced = placed.length > 0;
  const picture = hasPlaced ? height + margin.bottom : 0;
  const beside = useMemo(
    () => marginPoints(keywords, width, picture + marginHead),
    [keywords, width, picture],
  );
  const points = [...placed, ...beside.points];
  const lowest = beside.points.at(-1)?.y;
  const bottom = lowest === undefined ? picture : lowest + marginGrid.step;
  const [current, setCurrent] = useState(0);
  const id = useId();
  const stop = Math.min(current, points.length - 1);

  const named = points.find(({ key }) => key === highlightKey);

  const walk = (event: KeyboardEvent<SVGPathElement>) => {
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
    <Figure aria-labelledby={`${id}title`}>
      <svg
        ref={svg}
        viewBox={`${-margin.left} ${-margin.top} ${total} ${margin.top + bottom}`}
        role="group"
        aria-labelledby={`${id}title`}
      >
        {hasPlaced ? (
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
        ) : null}
        {beside.count > 0 ? (
          <text x={0} y={picture + 12}>
            {beside.count > beside.points.length
              ? t('keywords.plot.marginCut', { count: beside.count, shown: beside.points.length })
              : t('keywords.plot.margin', { count: beside.count })}
          </text>
        ) : null}
        <g>
          {points.map((point, index) => (
            <Point
              key={point.key}
              d={shapePath(point.level, point)}
              role="button"
              aria-label={nameOf(point)}
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
              <title>{nameOf(point)}</title>
            </Point>
          ))}
        </g>
      </svg>
      <figcaption>
        <strong id={`${id}title`}>{t('keywords.plot.title')}</strong>
        {hasPlaced ? <PlotLegend /> : null}
        <span>{t('keywords.plot.note')}</span>
        {/* Always rendered, so that nothing moves. Hidden from screen readers, since the point has the same name. */}
        <Named aria-hidden="true">{named && nameOf(named)}</Named>
      </figcaption>
    </Figure>
  );
}
