import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import X from 'lucide-react/icons/x';
import { useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { IconButton } from '../IconButton/IconButton.tsx';
import { isComposing } from '../keys/isComposing.ts';
import { useKitWords } from '../theme/kitWords.ts';
import { Items, Rows } from './listStyle.ts';
import type { TextListProps } from './TextList.tsx';

export type ListInputProps = TextListProps;

/** The parts of a row that can have the focus. */
type Part = 'text' | 'up' | 'down' | 'remove';

/** An ordered list of texts: add with Enter or +, edit in place, reorder with Alt and arrows or with buttons. */
export function ListInput({ value, onValueChange, ...own }: ListInputProps) {
  const [said, setSaid] = useState('');
  const root = useRef<HTMLFieldSetElement>(null);
  const words = useKitWords();

  /** Focuses a part of a row, or its text if the part is disabled. Before and after the rows is the field that adds one. */
  const focusRow = (index: number, part: Part) => {
    const row = root.current?.querySelectorAll('li')[index];
    const target =
      row?.querySelector<HTMLElement>(`[data-part='${part}']:enabled`) ??
      row?.querySelector('textarea') ??
      root.current?.querySelector('input');
    target?.focus();
  };
  /** Renders the list before the focus moves, so that the row that loses the focus reads its own text. */
  const changeNow = (items: readonly string[], saying: string) =>
    flushSync(() => {
      onValueChange(items);
      setSaid(saying);
    });

  const add = (text: string) => {
    changeNow([...value, text], words.added(text));
    return true;
  };
  const move = (from: number, to: number, part: Part) => {
    const item = value[from];
    if (item === undefined || to < 0 || to >= value.length) return;
    const items = value.toSpliced(from, 1).toSpliced(to, 0, item);
    changeNow(items, words.moved(item, to + 1, value.length));
    focusRow(to, part);
  };
  const remove = (index: number) => {
    changeNow(value.toSpliced(index, 1), words.removed(value[index] ?? ''));
    focusRow(Math.min(index, value.length - 2), 'remove');
  };

  return (
    <Rows {...own} ref={root} said={said} onAdd={add}>
      <Items>
        {value.map((item, index) => (
          <ListRow
            // Items may be equal, and rows stay while texts move between them.
            key={index}
            text={item}
            index={index}
            count={value.length}
            onTextChange={(next) => onValueChange(value.with(index, next))}
            onMove={(to, part) => move(index, to, part)}
            onRemove={() => remove(index)}
            onNext={() => focusRow(index + 1, 'text')}
          />
        ))}
      </Items>
    </Rows>
  );
}

interface ListRowProps {
  text: string;
  index: number;
  count: number;
  /** Called with the text as typed. */
  onTextChange: (text: string) => void;
  /** Called to move the item to another index; `part` takes the focus there. */
  onMove: (to: number, part: Part) => void;
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
function ListRow({ text, index, count, onTextChange, onMove, onRemove, onNext }: ListRowProps) {
  const words = useKitWords();
  const before = useRef(text);

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
    <li>
      <span className="position" aria-hidden="true">
        {index + 1}
      </span>
      <span className="text" data-text={text}>
        <textarea
          rows={1}
          value={text}
          aria-label={words.item(index + 1)}
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
      </span>
      <span className="buttons">
        <IconButton
          data-part="up"
          label={words.moveUp(text)}
          tooltip={words.moveUpTip}
          icon={<ArrowUp size={15} aria-hidden />}
          isDisabled={index === 0}
          onClick={once(() => onMove(index - 1, 'up'))}
        />
        <IconButton
          data-part="down"
          label={words.moveDown(text)}
          tooltip={words.moveDownTip}
          icon={<ArrowDown size={15} aria-hidden />}
          isDisabled={index === count - 1}
          onClick={once(() => onMove(index + 1, 'down'))}
        />
        <IconButton
          data-part="remove"
          label={words.remove(text)}
          tooltip={words.removeTip}
          icon={<X size={15} aria-hidden />}
          onClick={once(onRemove)}
        />
      </span>
    </li>
  );
}
