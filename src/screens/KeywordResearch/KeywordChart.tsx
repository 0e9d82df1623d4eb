import {
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type KeyboardEvent,
  type SVGProps,
} from 'react';
import styled from 'styled-components';
import { useIsHighlighted, type RowHighlight } from '#components/DataTable/rowHighlight.ts';
import { hasModifier } from '#components/keys/hasModifier.ts';
import { color, font, raisedBox, space } from '#components/theme/tokens.ts';
import { keywordCompetitions, type KeywordCompetition } from '#domain/keywords/keyword.ts';
import type { ScoredKeyword } from '#domain/keywords/keywordScore.ts';
import { formatNumber } from '#domain/numbers/formatNumber.ts';
import { t } from '#domain/words/translate.ts';
import { chartPoints, frameHeight, type ChartPoint } from './chartPoints.ts';
import { shapePath, toneOf } from './keywordStyle.ts';

const Figure = styled.figure`
  padding: ${space(4)} ${space(5)} ${space(3)};
  ${raisedBox}
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
  /* The name of the keyword under the pointer or the focus. */
  .named {
    flex: 1 0 100%;
    min-height: 1.5em;
    color: ${color.text};
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(1)} ${space(3)};
  }
  li {
    display: flex;
    align-items: center;
    gap: ${space(1)};
  }
  li svg {
    flex: none;
    width: 14px;
    height: 14px;
  }
  path {
    fill-opacity: 0.5;
    stroke-width: 1.5;
  }
  [role='button'] {
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
  }
`;

const margin = { left: 56, right: 20, top: 26 };
/** The width of the page's column in pixels, used until the chart is measured. */
const usualWidth = 836;

const paintOf = (level: KeywordCompetition | null) => ({
  fill: level ? toneOf[level] : 'none',
  stroke: level ? toneOf[level] : color.muted,
});

/** Explains the shapes and colours of the chart. */
function Legend() {
  return (
    <ul aria-label={t('keywords.plot.legend')}>
      {keywordCompetitions.map((level) => (
        <li key={level}>
          <svg viewBox="-7 -7 14 14" aria-hidden="true">
            <path d={shapePath(level, { x: 0, y: 0, radius: 5 })} {...paintOf(level)} />
          </svg>
          {t(`level.${level}`)}
        </li>
      ))}
    </ul>
  );
}

/** The lines and numbers behind the points. `ticks` are the volumes with a line, the lowest first. */
function Axes({ ticks, width }: { ticks: readonly number[]; width: number }) {
  return (
    <g aria-hidden="true">
      {ticks.map((tick, index) => {
        const y = frameHeight * (1 - index / (ticks.length - 1));
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
        <text key={index} x={(index / 100) * width} y={frameHeight + 18} textAnchor="middle">
          {index}
        </text>
      ))}
      <text x={-10} y={-12} textAnchor="end">
        {t('keywords.plot.y')}
      </text>
      <text x={width} y={frameHeight + 34} textAnchor="end">
        {t('keywords.plot.x')}
      </text>
    </g>
  );
}

/** Returns the keyword of a point with its figures. */
function pointName({ keyword: { keyword, ...figures } }: ChartPoint): string {
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

interface PointProps extends SVGProps<SVGPathElement> {
  point: ChartPoint;
  highlight: RowHighlight;
}

/** One point, which renders by itself while it or its row is pointed at. */
function Point({ point, highlight, ...own }: PointProps) {
  const isOn = useIsHighlighted(highlight, point.key);
  const name = pointName(point);
  const { competitionLevel: level } = point.keyword;
  return (
    <path
      d={shapePath(level, point)}
      {...paintOf(level)}
      role="button"
      aria-label={name}
      data-on={isOn || undefined}
      {...own}
    >
      <title>{name}</title>
    </path>
  );
}

/** The name of the point or row that is pointed at. It is always rendered, so that nothing moves. */
function Named({ points, highlight }: { points: readonly ChartPoint[]; highlight: RowHighlight }) {
  const shown = useSyncExternalStore(highlight.subscribe, highlight.getKey);
  const point = points.find(({ key }) => key === shown);
  // Hidden from screen readers, since the point has the same name.
  return (
    <span className="named" aria-hidden="true">
      {point && pointName(point)}
    </span>
  );
}

/** How far the keys move through the points. */
const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  Home: -Infinity,
  End: Infinity,
};

export interface KeywordChartProps {
  keywords: readonly ScoredKeyword[];
  highlight: RowHighlight;
  /** Called by Enter or a click on a point: the table shows its row. */
  onChoose: (key: string) => void;
}

/**
 * Shows volume against competition, one point per keyword. The points are one Tab stop; the arrow keys move through them from
 * left to right.
 */
export function KeywordChart({ keywords, highlight, onChoose }: KeywordChartProps) {
  const id = useId();
  const svg = useRef<SVGSVGElement>(null);
  const [total, setTotal] = useState(usualWidth);
  const [current, setCurrent] = useState(0);
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      // A chart that is not displayed, for example while printing, has no width.
      if (entry && entry.contentRect.width > 0) setTotal(Math.round(entry.contentRect.width));
    });
    if (svg.current) observer.observe(svg.current);
    return () => observer.disconnect();
  }, []);
  const width = Math.max(120, total - margin.left - margin.right);
  const { points, ticks, unplaced, bottom } = useMemo(
    () => chartPoints(keywords, width),
    [keywords, width],
  );
  const { count, drawn, top } = unplaced;
  const stop = Math.min(current, points.length - 1);
  const unpoint = () => highlight.show(null);
  const onKeyDown = (event: KeyboardEvent<SVGPathElement>, { key }: ChartPoint) => {
    const step = steps[event.key];
    const isChosen = event.key === 'Enter' || event.key === ' ';
    if (hasModifier(event) || (step === undefined && !isChosen)) return;
    event.preventDefault();
    if (step === undefined) {
      onChoose(key);
      return;
    }
    const next = Math.min(points.length - 1, Math.max(0, stop + step));
    const neighbour = event.currentTarget.parentElement?.children[next];
    if (neighbour instanceof SVGElement) neighbour.focus();
  };
  return (
    <Figure aria-labelledby={id}>
      <svg
        ref={svg}
        viewBox={`${-margin.left} ${-margin.top} ${total} ${margin.top + bottom}`}
        role="group"
        aria-labelledby={id}
      >
        {ticks.length > 0 ? <Axes ticks={ticks} width={width} /> : null}
        {count > 0 ? (
          <text x={0} y={top + 12}>
            {count > drawn
              ? t('keywords.plot.marginCut', { count, shown: drawn })
              : t('keywords.plot.margin', { count })}
          </text>
        ) : null}
        <g>
          {points.map((point, index) => (
            <Point
              key={point.key}
              point={point}
              highlight={highlight}
              tabIndex={index === stop ? 0 : -1}
              onKeyDown={(event) => onKeyDown(event, point)}
              onFocus={() => {
                setCurrent(index);
                highlight.show(point.key);
              }}
              onBlur={unpoint}
              onPointerEnter={() => highlight.show(point.key)}
              onPointerLeave={unpoint}
              onClick={() => onChoose(point.key)}
            />
          ))}
        </g>
      </svg>
      <figcaption>
        <strong id={id}>{t('keywords.plot.title')}</strong>
        {ticks.length > 0 ? <Legend /> : null}
        <span>{t('keywords.plot.note')}</span>
        <Named points={points} highlight={highlight} />
      </figcaption>
    </Figure>
  );
}
