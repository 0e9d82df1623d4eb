import styled from 'styled-components';
import { Button } from '#components/Button/Button.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { color, font, space } from '#components/theme/tokens.ts';
import {
  opportunityOf,
  opportunityPresets,
  type OpportunityPreset,
  type ScoredKeyword,
} from '#domain/keywords/keywordView.ts';
import { t } from '#domain/words/translate.ts';

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

const Note = styled.p`
  margin-bottom: ${space(4)};
`;

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
  const note =
    score === null
      ? 'keywords.whyNone'
      : parts.some(({ quality }) => quality === null)
        ? 'keywords.whySome'
        : null;
  return (
    <Dialog
      title={
        score === null
          ? t('keywords.whyNoneOf', { keyword: keyword.keyword })
          : t('keywords.whyOf', { keyword: keyword.keyword, score })
      }
      description={`${t('keywords.score')}: ${t(`keywords.preset.${preset}`)}`}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('general.close')}</Button>}
    >
      {note === null ? null : <Note>{t(note)}</Note>}
      <Parts>
        {parts.map((part) => (
          <div key={part.factor}>
            <dt>{t(`keywords.factor.${part.factor}`)}</dt>
            <dd>
              <Bar style={{ '--share': part.quality ?? 0 }} />
              {part.quality === null
                ? t('keywords.noFigure')
                : t('keywords.points', {
                    points: Math.round(part.points),
                    of: Math.round(part.of),
                  })}
            </dd>
          </div>
        ))}
      </Parts>
    </Dialog>
  );
}
