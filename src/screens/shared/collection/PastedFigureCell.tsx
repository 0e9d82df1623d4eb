import styled from 'styled-components';
import { color, font } from '#components/theme/tokens.ts';
import { formatExact } from '#domain/numbers/formatNumber.ts';
import { numberHint } from '#domain/numbers/localNumber.ts';
import type { PastedFigure, Reading } from '#domain/numbers/pastedFigures.ts';
import { t } from '#domain/words/translate.ts';
import { ReadingChoice } from './ReadingChoice.tsx';

const Written = styled.small`
  display: block;
  color: ${color.muted};
  font-size: ${font(12)};
`;

export interface PastedFigureCellProps {
  figure: PastedFigure<string>;
  /** The heading of the column. */
  label: string;
  onChoose: (key: string, reading: Reading) => void;
}

/** Shows how a pasted number is read, or asks for it. The original text is shown where it differs. */
export function PastedFigureCell({ figure, label, onChoose }: PastedFigureCellProps) {
  const { text, value, doubt } = figure;
  if (doubt) {
    return (
      <ReadingChoice
        label={t('paste.readAs', { column: label, text: text.trim() })}
        doubt={doubt}
        chosen={doubt.chosen}
        onChoose={(reading) => onChoose(doubt.key, reading)}
      />
    );
  }
  if (value === null) return text;
  return (
    <>
      {formatExact(value)}
      {numberHint(text) === null ? null : (
        <Written>{t('paste.written', { text: text.trim() })}</Written>
      )}
    </>
  );
}
