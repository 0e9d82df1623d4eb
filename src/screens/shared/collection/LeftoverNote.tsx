import { focusWhenRemoved } from '#components/focus/focusWhenRemoved.ts';
import { Button } from '#components/Button/Button.tsx';
import { Line, Root } from './batchStyle.ts';

export interface LeftoverNoteProps {
  count: number;
  text: string;
  actionLabel: string;
  onAction: () => void;
  discardLabel: string;
  onDiscard: () => void;
}

/** Rows that an earlier visit did not finish, with buttons to go on or to discard them. */
export function LeftoverNote(props: LeftoverNoteProps) {
  const { count, text, actionLabel, onAction, discardLabel, onDiscard } = props;
  if (count === 0) return null;
  return (
    <Root ref={focusWhenRemoved} aria-label={text}>
      <Line>
        <span role="status">{text}</span>
        <Button size="small" onClick={onAction}>
          {actionLabel}
        </Button>
        <Button size="small" variant="quiet" onClick={onDiscard}>
          {discardLabel}
        </Button>
      </Line>
    </Root>
  );
}
