import { useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { color, font, shape, space } from '#components/theme/tokens.ts';
import { keywordCompetitions } from '#domain/keywords/keyword.ts';
import type { ScoredKeyword } from '#domain/keywords/keywordView.ts';
import { formatNumber } from '#domain/numbers/formatNumber.ts';
import { t } from '#domain/words/translate.ts';
import { KeywordPoints, pointName, type PointActions } from './KeywordPoints.tsx';
import { shapePath, toneOf } from './levelShapes.ts';
import { marginGrid, marginPoints, plotPoints, volumeTicks } from './plotPoints.ts';

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

const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(3)};
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: ${font(12)};
  li {
    display: flex;
    align-items: center;
    gap: ${space(1)};
  }
  svg {
    flex: none;
    width: 14px;
    height: 14px;
  }
`;

/** Explains the shapes and colours of the chart. */
function PlotLegend() {
  return (
    <Legend aria-label={t('keywords.plot.legend')}>
      {keywordCompetitions.map((level) => (
        <li key={level}>
          <svg viewBox="-7 -7 14 14" aria-hidden="true">
            <path
              d={shapePath(level, { x: 0, y: 0, radius: 5 })}
              fill={toneOf[level]}
              fillOpacity={0.5}
              stroke={toneOf[level]}
              strokeWidth={1.5}
            />
          </svg>
          {t(`level.${level}`)}
        </li>
      ))}
    </Legend>
  );
}

const height = 220;
const margin = { left: 56, right: 20, top: 26, bottom: 38 };
/** The width of the page's column in pixels, used until the chart is measured. */
const usualWidth = 836;

interface PlotAxesProps {
  /** The volumes with a line, the lowest first. */
  ticks: readonly number[];
  width: number;
  height: number;
}

/** The lines and numbers behind the points. */
function PlotAxes({ ticks, width, height }: PlotAxesProps) {
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

/** Returns the width of an element in pixels, or `before` until it is measured. */
function useWidth<Measured extends Element>(before: number) {
  const element = useRef<Measured>(null);
  const [width, setWidth] = useState(before);
  useLayoutEffect(() => {
    const shown = element.current;
    if (!shown) return undefined;
    const measure = () => {
      const { width: now } = shown.getBoundingClientRect();
      // An element that is not displayed, for example while printing, has no width.
      if (now > 0) setWidth(Math.round(now));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(shown);
    return () => observer.disconnect();
  }, []);
  return [element, width] as const;
}

export interface KeywordPlotProps extends PointActions {
  keywords: readonly ScoredKeyword[];
}

/** The height in pixels of the words above the keywords without a position in the chart. */
const marginHead = 20;

/** Plots volume against competition, one point per keyword. */
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
  const id = useId();
  const named = points.find(({ key }) => key === highlightKey);

  return (
    <Figure aria-labelledby={`${id}title`}>
      <svg
        ref={svg}
        viewBox={`${-margin.left} ${-margin.top} ${total} ${margin.top + bottom}`}
        role="group"
        aria-labelledby={`${id}title`}
      >
        {hasPlaced ? <PlotAxes ticks={ticks} width={width} height={height} /> : null}
        {beside.count > 0 ? (
          <text x={0} y={picture + 12}>
            {beside.count > beside.points.length
              ? t('keywords.plot.marginCut', { count: beside.count, shown: beside.points.length })
              : t('keywords.plot.margin', { count: beside.count })}
          </text>
        ) : null}
        <KeywordPoints
          points={points}
          highlightKey={highlightKey}
          onHighlight={onHighlight}
          onChoose={onChoose}
        />
      </svg>
      <figcaption>
        <strong id={`${id}title`}>{t('keywords.plot.title')}</strong>
        {hasPlaced ? <PlotLegend /> : null}
        <span>{t('keywords.plot.note')}</span>
        {/* Always rendered, so that nothing moves. Hidden from screen readers, since the point has the same name. */}
        <Named aria-hidden="true">{named && pointName(named)}</Named>
      </figcaption>
    </Figure>
  );
}
