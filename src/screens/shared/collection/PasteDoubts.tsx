import type { DoubtGroup, Reading, Separator } from '#domain/numbers/pastedFigures.ts';
import { t } from '#domain/words/translate.ts';
import { Question } from './pasteStyle.ts';
import { ReadingChoice } from './ReadingChoice.tsx';

export interface PasteDoubtsProps {
  groups: readonly DoubtGroup[];
  onChooseAll: (separator: Separator, reading: Reading) => void;
}

/** Asks how numbers that could be thousands are meant, once for all with the same separator. */
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
