import { useState } from 'react';
import styled from 'styled-components';
import { AssumptionLine } from '#components/AssumptionLine/AssumptionLine.tsx';
import { color, font, media, shape, space } from '#components/theme/tokens.ts';
import type { Sentence } from '#domain/content/section.ts';
import { t } from '#domain/words/translate.ts';
import { QuoteLine } from '../evidence/QuoteLine.tsx';

/** In the margin beside the line with the end of its sentence. */
const Note = styled.div`
  float: right;
  clear: right;
  width: 55%;
  margin: 0 -60% ${space(2)} 0;
  font-size: ${font(13)};
  line-height: 1.4;
  ${media.narrow} {
    float: none;
    width: auto;
    margin: ${space(1)} 0 ${space(2)};
    &:not([data-open]) {
      display: none;
    }
  }
`;

/** Unfolds the note where there is no margin. */
const Mark = styled.button`
  display: none;
  min-width: 28px;
  min-height: 28px;
  margin-inline-end: ${space(1)};
  border: 1px solid ${color.line};
  border-radius: ${shape.radiusControl};
  background: none;
  color: ${color.accent};
  font-size: ${font(13)};
  &[data-assumed] {
    color: ${color.warning};
  }
  ${media.narrow} {
    display: inline-block;
  }
`;

const Text = styled.span`
  &[data-assumed] {
    text-decoration: underline dotted ${color.warning};
    text-underline-offset: 4px;
  }
`;

export interface PieceSentenceProps {
  sentence: Sentence;
  onConfirm: () => void;
}

/** A sentence of a piece, and what it rests on. */
export function PieceSentence({ sentence, onConfirm }: PieceSentenceProps) {
  const { text, quote, assumed } = sentence;
  const [isOpen, setOpen] = useState(false);
  const isAssumed = assumed ?? undefined;
  if (quote === undefined && !isAssumed) return <span>{text} </span>;
  const values = { text: text.length > 60 ? `${text.slice(0, 60)}…` : text };
  return (
    <>
      <Text data-assumed={isAssumed}>{text}</Text>{' '}
      <Mark
        type="button"
        data-assumed={isAssumed}
        aria-expanded={isOpen}
        aria-label={t('piece.sourceOf', values)}
        onClick={() => setOpen(!isOpen)}
      >
        {isAssumed ? '?' : '“”'}
      </Mark>
      <Note data-open={isOpen || undefined}>
        {quote === undefined ? (
          <AssumptionLine
            confirm={{
              label: t('evidence.confirm'),
              name: t('piece.confirmOne', values),
              onSelect: onConfirm,
            }}
          >
            {t('evidence.assumption')}
          </AssumptionLine>
        ) : (
          <QuoteLine of={{ ...sentence, quote }} isNamed />
        )}
      </Note>
    </>
  );
}
