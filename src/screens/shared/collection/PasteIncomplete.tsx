import { Checkbox } from '#components/Checkbox/Checkbox.tsx';
import { Question } from './pasteStyle.ts';

export interface PasteIncompleteProps {
  question: string;
  answer: string;
  isTaken: boolean;
  onTake: (isTaken: boolean) => void;
}

/** Asks once whether to add rows although they lack something. */
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
