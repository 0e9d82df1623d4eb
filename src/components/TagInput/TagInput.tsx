import Plus from 'lucide-react/icons/plus';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import {
  nativeAttributes,
  useControl,
  useControllableText,
  type ControlProps,
} from '../Field/useControl.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { hasModifier } from '../keys/hasModifier.ts';
import { isComposing } from '../keys/isComposing.ts';
import { VisuallyHidden } from '../theme/VisuallyHidden.tsx';
import { Entry, Refusal, TagFrame, TagText } from './tagInputParts.ts';
import { addTag, findTag } from './tags.ts';
import { Tags } from './Tags.tsx';
import { useKitWords, type KitWords } from '../theme/kitWords.ts';

type TagWord = 'add' | 'remove' | 'added' | 'removed' | 'duplicate';

export type TagInputLabels = Pick<KitWords, TagWord>;

export interface TagInputProps extends ControlProps {
  value: readonly string[];
  /** The text not yet added. Without it, the component keeps the text itself. */
  text?: string;
  placeholder?: string;
  /** The component's own texts in another language. */
  labels?: Partial<TagInputLabels>;
  onValueChange: (tags: readonly string[]) => void;
  /** Called with the text not yet added after each key, so that a form can add it with `addTag`. */
  onTextChange?: (text: string) => void;
  /** Called when the focus leaves the component for another control, but not when the person changes windows. */
  onLeave?: () => void;
}

/** A list of short texts without duplicates: Enter or + adds one, Backspace in the empty field focuses the last tag. */
export function TagInput({
  value,
  text: given,
  placeholder,
  labels,
  onValueChange,
  onTextChange,
  onLeave,
  ...own
}: TagInputProps) {
  const refusalId = useId();
  const [repeated, setRepeated] = useState<string>();
  const [said, setSaid] = useState('');
  const control = useControl(own, repeated !== undefined && refusalId);
  const [text, setText] = useControllableText(given, onTextChange);
  const frame = useRef<HTMLDivElement>(null);
  const words = { ...useKitWords(), ...labels };
  const native = nativeAttributes(control);

  const buttons = () => [...(frame.current?.querySelectorAll<HTMLElement>('li button') ?? [])];
  const focusText = () => frame.current?.querySelector('input')?.focus();

  const add = () => {
    const { tags, outcome } = addTag(value, text);
    setRepeated(outcome === 'duplicate' ? findTag(value, text) : undefined);
    if (outcome === 'added') {
      onValueChange(tags);
      setText('');
      setSaid(words.added(text.trim()));
    }
    focusText();
  };
  const remove = (tag: string) => {
    const at = value.indexOf(tag);
    const neighbour = buttons()[at + 1] ?? buttons()[at - 1];
    if (neighbour) neighbour.focus();
    else focusText();
    setRepeated(undefined);
    setSaid(words.removed(tag));
    onValueChange(value.filter((one) => one !== tag));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event)) return;
    if (event.key === 'Enter' && text.trim() !== '') {
      event.preventDefault();
      add();
    }
    const isAtStart = event.currentTarget.selectionEnd === 0 && !hasModifier(event);
    if (isAtStart && (event.key === 'ArrowLeft' || event.key === 'Backspace')) {
      buttons().at(-1)?.focus();
    }
  };

  return (
    <div role="group" aria-label={control.label} aria-labelledby={control.labelId}>
      <TagFrame
        ref={frame}
        data-invalid={control.isInvalid || undefined}
        data-disabled={control.isDisabled || undefined}
        onBlur={({ currentTarget, target, relatedTarget }) => {
          const isWindowLeft = document.activeElement === target;
          if (!currentTarget.contains(relatedTarget) && !isWindowLeft) onLeave?.();
        }}
      >
        <Tags
          tags={value}
          repeated={repeated}
          isDisabled={control.isDisabled}
          removeLabel={words.remove}
          onRemove={remove}
          onLeave={focusText}
        />
        <Entry>
          <TagText
            {...native}
            aria-labelledby={control.labelId}
            value={text}
            placeholder={placeholder}
            autoComplete="off"
            enterKeyHint="done"
            onChange={(event) => {
              setRepeated(undefined);
              setText(event.target.value);
            }}
            onKeyDown={onKeyDown}
          />
          <IconButton
            label={words.add}
            icon={<Plus size={16} aria-hidden />}
            isDisabled={control.isDisabled}
            onClick={add}
          />
        </Entry>
      </TagFrame>
      <Refusal id={refusalId} role="status">
        {repeated === undefined ? null : words.duplicate(repeated)}
      </Refusal>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  );
}
