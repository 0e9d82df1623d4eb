import X from 'lucide-react/icons/x';
import { useRef, useState, type KeyboardEvent } from 'react';
import { hasModifier } from '../keys/hasModifier.ts';
import type { TextListProps } from '../ListInput/TextList.tsx';
import { useKitWords } from '../theme/kitWords.ts';
import { addTag, findTag } from './tags.ts';
import { Tag, TagList, Tags } from './tagStyle.ts';

export interface TagInputProps extends TextListProps {
  placeholder?: string;
  /** How many tags there may be: a further one stays in the field. */
  most?: number;
  /** Called when the focus leaves the component for another control, but not when the person changes windows. */
  onLeave?: () => void;
}

/**
 * A list of short texts without duplicates: Enter or + adds one, Backspace in the empty field focuses the last tag. The tags
 * are one Tab stop: arrows move between them, Backspace and Delete remove one.
 */
export function TagInput(props: TagInputProps) {
  const { value, most = Infinity, onValueChange, onTextChange, onLeave, ...own } = props;
  const [repeated, setRepeated] = useState<string>();
  const [said, setSaid] = useState('');
  const [focused, setFocused] = useState<string>();
  const root = useRef<HTMLFieldSetElement>(null);
  const words = useKitWords();
  const stop = focused !== undefined && value.includes(focused) ? focused : value.at(-1);

  /** Focuses a tag; before the first and after the last one is the field. */
  const focusTag = (index: number) => {
    const button = root.current?.querySelectorAll<HTMLElement>('li > button')[index];
    (button ?? root.current?.querySelector('input'))?.focus();
  };
  const add = (text: string) => {
    const tags = addTag(value, text);
    const isNew = tags !== value && tags.length <= most;
    setRepeated(findTag(value, text));
    if (isNew) {
      onValueChange(tags);
      setSaid(words.added(text));
    }
    return isNew;
  };
  const remove = (index: number) => {
    focusTag(index < value.length - 1 ? index + 1 : index - 1);
    setRepeated(undefined);
    setSaid(words.removed(value[index] ?? ''));
    onValueChange(value.toSpliced(index, 1));
  };
  const onFieldKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const isAtStart = event.currentTarget.selectionEnd === 0 && !hasModifier(event);
    if (isAtStart && (event.key === 'ArrowLeft' || event.key === 'Backspace'))
      focusTag(value.length - 1);
  };
  const onTagKeyDown = (event: KeyboardEvent, index: number) => {
    if (hasModifier(event)) return;
    if (event.key === 'Backspace' || event.key === 'Delete') remove(index);
    else if (event.key === 'ArrowLeft') focusTag(Math.max(index - 1, 0));
    else if (event.key === 'ArrowRight') focusTag(index + 1);
    else if (event.key === 'Home') focusTag(0);
    else if (event.key === 'End') focusTag(value.length);
    else return;
    event.preventDefault();
  };

  return (
    <Tags
      {...own}
      ref={root}
      said={said}
      refusal={repeated === undefined ? undefined : words.duplicate(repeated)}
      onAdd={add}
      onTextChange={(text) => {
        setRepeated(undefined);
        onTextChange?.(text);
      }}
      onKeyDown={onFieldKeyDown}
      onBlur={({ currentTarget, target, relatedTarget }) => {
        const isWindowLeft = document.activeElement === target;
        if (!currentTarget.contains(relatedTarget) && !isWindowLeft) onLeave?.();
      }}
    >
      <TagList>
        {value.map((tag, index) => (
          <Tag key={tag} data-repeated={tag === repeated || undefined}>
            <span>{tag}</span>
            <button
              type="button"
              aria-label={words.remove(tag)}
              tabIndex={tag === stop ? 0 : -1}
              onFocus={() => setFocused(tag)}
              onKeyDown={(event) => onTagKeyDown(event, index)}
              onClick={() => remove(index)}
            >
              <X size={14} aria-hidden />
            </button>
          </Tag>
        ))}
      </TagList>
    </Tags>
  );
}
