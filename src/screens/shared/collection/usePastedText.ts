import { useRef, type ClipboardEvent } from 'react';
import { useKeptTexts } from '#components/Form/useKeptTexts.ts';
import { addsManyLines, joinLines } from '#domain/lists/longPaste.ts';

const blank = { text: '', filled: '', above: '' };

/**
 * The texts of a paste dialog, kept until they are used or discarded. Thousands of pasted lines are
 * counted above the field, until the person chooses to edit them as text.
 */
export function usePastedText(name: string) {
  const field = useRef<HTMLTextAreaElement>(null);
  const kept = useKeptTexts(name, blank);
  const { text, filled, above } = kept.texts;
  const changeText = (next: string) =>
    kept.onChange(
      addsManyLines(text, next) ? { above: joinLines(above, next), text: '' } : { text: next },
    );
  const whole = joinLines(above, text);
  const moveIntoField = (next: string) => {
    kept.onChange({ above: '', text: next });
    field.current?.focus();
  };
  return {
    /** All lines. */
    whole,
    filled,
    /** The lines counted above the field. */
    above,
    isRestored: kept.isRestored,
    field: {
      value: text,
      ref: field,
      onValueChange: changeText,
      onPaste: (event: ClipboardEvent<HTMLTextAreaElement>) => {
        const { selectionStart, selectionEnd } = event.currentTarget;
        const pasted = event.clipboardData.getData('text/plain');
        if (!addsManyLines('', pasted)) return;
        // Taken before the browser lays out the field.
        event.preventDefault();
        changeText(text.slice(0, selectionStart) + pasted + text.slice(selectionEnd));
      },
    },
    onFill: (next: string) => kept.onChange({ filled: next }),
    onEditAbove: () => moveIntoField(whole),
    onRemoveAbove: () => moveIntoField(text),
    onDiscard: () => kept.onChange(blank),
    drop: kept.drop,
  };
}
