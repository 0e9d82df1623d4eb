import styled from 'styled-components';
import { Button } from '../Button/Button.tsx';
import { Footer } from './dialogParts.ts';
import { type KitWords } from '../theme/kitWords.ts';

const Bar = styled(Footer)`
  && > p {
    flex: 1 1 auto;
    margin: 0;
    font-weight: 550;
  }
`;

export interface DiscardTexts {
  readonly question: string;
  readonly keep: string;
  readonly discard: string;
}

/** The question in the current language. */
export const discardTextsOf = (words: KitWords): DiscardTexts => ({
  question: words.discardQuestion,
  keep: words.discardKeep,
  discard: words.discard,
});

interface DiscardQuestionProps {
  texts: DiscardTexts;
  onKeep: () => void;
  onDiscard: () => void;
}

/** Replaces the footer: nothing moves, and the typed text stays visible. */
export function DiscardQuestion({ texts, onKeep, onDiscard }: DiscardQuestionProps) {
  return (
    <Bar role="group" aria-label={texts.question}>
      <p role="alert">{texts.question}</p>
      <Button autoFocus onClick={onKeep}>
        {texts.keep}
      </Button>
      <Button variant="danger" onClick={onDiscard}>
        {texts.discard}
      </Button>
    </Bar>
  );
}
