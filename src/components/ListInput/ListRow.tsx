import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import X from 'lucide-react/icons/x';
import { useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { isComposing } from '../keys/isComposing.ts';
import type { ListInputLabels } from './listLabels.ts';
import { Position, Row, RowButtons, RowText } from './listInputParts.ts';

interface ListRowProps {
  text: string;
  index: number;
  count: number;
  labels: ListInputLabels;
  isDisabled: boolean;
  onTextChange: (text: string) => void;
  /** Called to move the item to another index; `part` takes the focus there. */
  onMove: (to: number, part: 'text' | 'up' | 'down') => void;
  onRemove: () => void;
  /** Called on Enter: the next row takes the focus. */
  onNext: () => void;
}

/** Rows stay while texts move between them: at the second or third click of a quick series, the button belongs to another item. */
const once =
  (work: () => void) =>
  ({ detail }: MouseEvent) => {
    if (detail < 2) work();
  };

/** One item: edited in place, moved by Alt and an arrow or by its buttons. */
export function ListRow(props: ListRowProps) {
  const { text, index, count, labels, isDisabled, onTextChange, onMove, onRemove, onNext } = props;
  const before = useRef(text);
  const isFirst = index === 0;
  const isLast = index === count - 1;

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (isComposing(event)) return;
    if (event.altKey && event.key === 'ArrowUp') onMove(index - 1, 'text');
    else if (event.altKey && event.key === 'ArrowDown') onMove(index + 1, 'text');
    else if (event.key === 'Enter') onNext();
    else if (event.key === 'Escape' && text !== before.current) onTextChange(before.current);
    else return;
    event.preventDefault();
  };

  return (
    <Row data-row={index}>
      <Position aria-hidden="true">{index + 1}</Position>
      <RowText data-text={text}>
        <textarea
          rows={1}
          value={text}
          disabled={isDisabled}
          aria-label={labels.item(index + 1)}
          data-part="text"
          onFocus={() => {
            before.current = text;
          }}
          // An emptied item gets its text back: items are removed with their button.
          onBlur={() => {
            const kept = text.trim() || before.current;
            if (kept !== text) onTextChange(kept);
          }}
          onChange={(event) => onTextChange(event.target.value.replaceAll('\n', ' '))}
          onKeyDown={onKeyDown}
        />
      </RowText>
      <RowButtons>
        <span data-part="up">
          <IconButton
            label={labels.moveUp(text)}
            tooltip={labels.moveUpTip}
            icon={<ArrowUp size={15} aria-hidden />}
            isDisabled={isDisabled || isFirst}
            onClick={once(() => onMove(index - 1, 'up'))}
          />
        </span>
        <span data-part="down">
          <IconButton
            label={labels.moveDown(text)}
            tooltip={labels.moveDownTip}
            icon={<ArrowDown size={15} aria-hidden />}
            isDisabled={isDisabled || isLast}
            onClick={once(() => onMove(index + 1, 'down'))}
          />
        </span>
        <span data-part="remove">
          <IconButton
            label={labels.remove(text)}
            tooltip={labels.removeTip}
            icon={<X size={15} aria-hidden />}
            isDisabled={isDisabled}
            onClick={once(onRemove)}
          />
        </span>
      </RowButtons>
    </Row>
  );
}
