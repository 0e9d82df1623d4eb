import styled from 'styled-components';
import { font, space } from '#components/theme/tokens.ts';
import { keywordCompetitions } from '#domain/keywords/keyword.ts';
import { t } from '#domain/words/translate.ts';
import { shapePath } from './levelShapes.ts';
import { toneOf } from './plotTone.ts';

const Root = styled.ul`
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
export function PlotLegend() {
  return (
    <Root aria-label={t('keywords.plot.legend')}>
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
    </Root>
  );
}
