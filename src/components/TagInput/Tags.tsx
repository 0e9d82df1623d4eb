import X from 'lucide-react/icons/x';
import { useState, type KeyboardEvent } from 'react';
import { hasModifier } from '../keys/hasModifier.ts';
import { RemoveTag, Tag, TagList } from './tagInputParts.ts';

interface TagsProps {
  tags: readonly string[];
  /** The tag that was typed a second time, which is highlighted. */
  repeated: string | undefined;
  isDisabled: boolean;
  removeLabel: (tag: string) => string;
  onRemove: (tag: string) => void;
  /** Called when an arrow key moves past the last tag. */
  onLeave: () => void;
}

/** The tags with their remove buttons. They are one Tab stop: arrows move between them, Backspace and Delete remove one. */
export function Tags({ tags, repeated, isDisabled, removeLabel, onRemove, onLeave }: TagsProps) {
  const [at, setAt] = useState<string>();
  const stop = at !== undefined && tags.includes(at) ? at : tags.at(-1);

  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>, tag: string) => {
    if (hasModifier(event)) return;
    const item = event.currentTarget.closest('li');
    const goTo = (sibling: Element | null | undefined) => sibling?.querySelector('button')?.focus();
    if (event.key === 'Backspace' || event.key === 'Delete') onRemove(tag);
    else if (event.key === 'ArrowLeft') goTo(item?.previousElementSibling);
    else if (event.key === 'Home') goTo(item?.parentElement?.firstElementChild);
    else if (event.key === 'End') onLeave();
    else if (event.key !== 'ArrowRight') return;
    else if (item?.nextElementSibling) goTo(item.nextElementSibling);
    else onLeave();
    event.preventDefault();
  };

  return (
    <TagList role="list">
      {tags.map((tag) => (
        <Tag key={tag} data-repeated={tag === repeated || undefined}>
          <span>{tag}</span>
          <RemoveTag
            type="button"
            aria-label={removeLabel(tag)}
            tabIndex={tag === stop ? 0 : -1}
            disabled={isDisabled}
            onFocus={() => setAt(tag)}
            onKeyDown={(event) => onKeyDown(event, tag)}
            onClick={() => onRemove(tag)}
          >
            <X size={14} aria-hidden />
          </RemoveTag>
        </Tag>
      ))}
    </TagList>
  );
}
