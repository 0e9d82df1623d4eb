import styled from 'styled-components';
import { Button } from '#components/Button/Button.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { color, font, space } from '#components/theme/tokens.ts';
import {
  opportunityOf,
  opportunityPresets,
  whyScore,
  type OpportunityPreset,
  type ScoredKeyword,
} from '#domain/keywords/keywordScore.ts';
import { t } from '#domain/words/translate.ts';

const Note = styled.p`
  margin-bottom: ${space(4)};
`;

const Parts = styled.dl`
  display: grid;
  gap: ${space(4)};
  dt {
    font-weight: 550;
  }
  dd {
    display: grid;
    grid-template-columns: 1fr auto;
    align-items: center;
    gap: ${space(3)};
    color: ${color.muted};
    font-size: ${font(13)};
    font-variant-numeric: tabular-nums;
  }
`;

/** The part of a factor's points that the keyword has. */
const Bar = styled.span`
  height: 8px;
  border-radius: 4px;
  background: ${color.hover};
  overflow: hidden;
  &::before {
    content: '';
    display: block;
    width: calc(var(--share) * 100%);
    height: 100%;
    background: ${color.accent};
  }
`;

export interface WhyScoreProps {
  keyword: ScoredKeyword;
  preset: OpportunityPreset;
  onClose: () => void;
}

/** 'Why 78': the points each figure contributed, out of its maximum under the current weights; or why there is no score. */
export function WhyScore({ keyword, preset, onClose }: WhyScoreProps) {
  const { parts, score } = opportunityOf(keyword, opportunityPresets[preset]);
  const isPartial = parts.some(({ quality }) => quality === null);
  return (
    <Dialog
      title={whyScore(keyword)}
      description={`${t('keywords.score')}: ${t(`keywords.preset.${preset}`)}`}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('general.close')}</Button>}
    >
      {isPartial ? (
        <Note>{t(score === null ? 'keywords.whyNone' : 'keywords.whySome')}</Note>
      ) : null}
      <Parts>
        {parts.map(({ factor, quality, points, of }) => (
          <div key={factor}>
            <dt>{t(`keywords.factor.${factor}`)}</dt>
            <dd>
              <Bar style={{ '--share': quality ?? 0 }} />
              {quality === null
                ? t('keywords.noFigure')
                : t('keywords.points', { points: Math.round(points), of: Math.round(of) })}
            </dd>
          </div>
        ))}
      </Parts>
    </Dialog>
  );
}
