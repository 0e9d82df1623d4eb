import { useId, useMemo } from 'react';
import styled from 'styled-components';
import { color, font, shape, space } from '#components/theme/tokens.ts';
import type { ScoredKeyword } from '#domain/keywords/keywordView.ts';
import { t } from '#domain/words/translate.ts';
import { KeywordPoints, type PointActions } from './KeywordPoints.tsx';
import { PlotAxes } from './PlotAxes.tsx';
import { PlotLegend } from './PlotLegend.tsx';
import { marginGrid, marginPoints, plotPoints, volumeTicks } from './plotPoints.ts';
import { pointName } from './pointName.ts';
import { useWidth } from './useWidth.ts';

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

const height = 220;
const margin = { left: 56, right: 20, top: 26, bottom: 38 };
/** The width of the page's column in pixels, used until the chart is measured. */
const usualWidth = 836;

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
