import { Checkbox } from '#components/Checkbox/Checkbox.tsx';
import { Question } from './pasteStyle.ts';

export interface PasteIncompleteProps {
  question: string;
  answer: string;
  isTaken: boolean;
  onTake: (isTaken: boolean) => void;
}

/** Asks whether rows that lack something are added all the same, once for all of them. */
export function PasteIncomplete({ question, answer, isTaken, onTake }: PasteIncompleteProps) {
  return (
    <Question role="group" aria-label={question}>
      <span>{question}</span>
      <Checkbox isChecked={isTaken} onCheckedChange={onTake}>
        {answer}
      </Checkbox>
    </Question>
  );
}
