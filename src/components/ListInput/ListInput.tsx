import Plus from 'lucide-react/icons/plus';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  nativeAttributes,
  useControl,
  useControllableText,
  type ControlProps,
} from '../Field/useControl.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { isComposing } from '../keys/isComposing.ts';
import { VisuallyHidden } from '../theme/VisuallyHidden.tsx';
import { addItem, moveItem } from './list.ts';
import { AddRow, AddText, ListFrame, Rows } from './listInputParts.ts';
import type { ListInputLabels } from './listLabels.ts';
import { ListRow } from './ListRow.tsx';
import { useKitWords } from '../theme/kitWords.ts';

export interface ListInputProps extends ControlProps {
  value: readonly string[];
  /** The text not yet added. Without it, the component keeps the text itself. */
  text?: string;
  /** The component's own texts in another language. */
  labels?: Partial<ListInputLabels>;
  /** Called with the list after each change. An item that is being edited has its text as typed. */
  onValueChange: (items: readonly string[]) => void;
  /** Called with the text not yet added after each key, so that a form can add it with `addItem`. */
  onTextChange?: (text: string) => void;
}

/** An ordered list of texts: add with Enter or +, edit in place, reorder with Alt and arrows or with buttons. */
export function ListInput({
  value,
  text: given,
  labels,
  onValueChange,
  onTextChange,
  ...own
}: ListInputProps) {
  const control = useControl(own);
  const [text, setText] = useControllableText(given, onTextChange);
  const [said, setSaid] = useState('');
  const frame = useRef<HTMLDivElement>(null);
  const words = { ...useKitWords(), ...labels };

  const focusText = () => frame.current?.querySelector('input')?.focus();
  const focusRow = (index: number, part: string) => {
    const row = frame.current?.querySelector(`[data-row="${index}"]`);
    const enabled = row?.querySelector<HTMLElement>(
      `textarea[data-part='${part}'], [data-part='${part}'] button:enabled`,
    );
    // The first and the last row have a disabled button: the row's text takes the focus instead.
    (enabled ?? row?.querySelector('textarea'))?.focus();
  };
  /** Renders the list before the focus moves, so that the row that loses the focus reads its own text. */
  const changeNow = (items: readonly string[], saying: string) =>
    flushSync(() => {
      onValueChange(items);
      setSaid(saying);
    });

  const add = () => {
    const items = addItem(value, text);
    if (items !== value) {
      changeNow(items, words.added(text.trim()));
      setText('');
    }
    focusText();
  };
  const move = (from: number, to: number, part: string) => {
    const items = moveItem(value, from, to);
    if (items === value) return;
    changeNow(items, words.moved(value[from] ?? '', to + 1, value.length));
    focusRow(to, part);
  };
  const remove = (index: number) => {
    changeNow(value.toSpliced(index, 1), words.removed(value[index] ?? ''));
    if (value.length === 1) focusText();
    else focusRow(Math.min(index, value.length - 2), 'remove');
  };

  return (
    <div role="group" aria-label={control.label} aria-labelledby={control.labelId}>
      <ListFrame
        ref={frame}
        data-invalid={control.isInvalid || undefined}
        data-disabled={control.isDisabled || undefined}
      >
        <Rows role="list">
          {value.map((item, index) => (
            <ListRow
              // Items may be equal, and rows stay while texts move between them.
              // oxlint-disable-next-line react/no-array-index-key
              key={index}
              text={item}
              index={index}
              count={value.length}
              labels={words}
              isDisabled={control.isDisabled}
              onTextChange={(next) => onValueChange(value.with(index, next))}
              onMove={(to, part) => move(index, to, part)}
              onRemove={() => remove(index)}
              onNext={() => (index + 1 < value.length ? focusRow(index + 1, 'text') : focusText())}
            />
          ))}
        </Rows>
        <AddRow>
          <AddText
            {...nativeAttributes(control)}
            aria-labelledby={control.labelId}
            value={text}
            autoComplete="off"
            enterKeyHint="done"
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || isComposing(event) || text.trim() === '') return;
              event.preventDefault();
              add();
            }}
          />
          <IconButton
            label={words.add}
            icon={<Plus size={16} aria-hidden />}
            isDisabled={control.isDisabled}
            onClick={add}
          />
        </AddRow>
      </ListFrame>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  );
}
