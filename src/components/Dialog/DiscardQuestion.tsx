import styled from 'styled-components';
import { Button } from '../Button/Button.tsx';
import { Footer } from './dialogParts.ts';
import { useKitWords } from '../theme/kitWords.ts';

const Bar = styled(Footer)`
  && > p {
    flex: 1 1 auto;
    margin: 0;
    font-weight: 550;
  }
`;

interface DiscardQuestionProps {
  onKeep: () => void;
  onDiscard: () => void;
}

/** Replaces the footer: nothing moves, and the typed text stays visible. */
export function DiscardQuestion({ onKeep, onDiscard }: DiscardQuestionProps) {
  const words = useKitWords();
  return (
    <Bar role="group" aria-label={words.discardQuestion}>
      <p role="alert">{words.discardQuestion}</p>
      <Button autoFocus onClick={onKeep}>
        {words.discardKeep}
      </Button>
      <Button variant="danger" onClick={onDiscard}>
        {words.discard}
      </Button>
    </Bar>
  );
}
