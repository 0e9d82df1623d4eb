import styled from 'styled-components';
import { color, font, shape, space } from '#components/theme/tokens.ts';
import type { DoubtGroup, Reading, Separator } from '#domain/numbers/pastedFigures.ts';
import { t } from '#domain/words/translate.ts';
import { ReadingChoice } from './ReadingChoice.tsx';

const Question = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
  padding: ${space(2)} ${space(3)};
  border-radius: ${shape.radiusControl};
  background: ${color.warningSoft};
  color: ${color.warning};
  font-size: ${font(13)};
  overflow-wrap: anywhere;
`;

export interface PasteDoubtsProps {
  groups: readonly DoubtGroup[];
  onChooseAll: (separator: Separator, reading: Reading) => void;
}

/** Asks how numbers that could be thousands are meant, once for all that are written alike. */
export function PasteDoubts({ groups, onChooseAll }: PasteDoubtsProps) {
  return groups.map(({ separator, count, example, chosen }) => {
    const text = example.text.trim();
    const question = t('paste.doubt', { count, example: text });
    return (
      <Question key={separator}>
        <span>{question}</span>
        <ReadingChoice
          label={question}
          doubt={example.doubt}
          chosen={chosen}
          onChoose={(reading) => onChooseAll(separator, reading)}
        />
      </Question>
    );
  });
}
