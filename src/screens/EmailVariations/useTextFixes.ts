import { useRef, useState, type RefObject } from 'react';
import { replaceTyped } from '#components/TextArea/replaceTyped.ts';
import type { EmailVariation } from '#domain/mail/email.ts';
import { withFix, type TextFix, type TextPlace } from '#domain/mail/mailCheck.ts';

interface TextFixes {
  /** The element that contains the text, to read or to edit. */
  readonly paper: RefObject<HTMLElement | null>;
  readonly fix: (how: TextFix) => void;
  /** Selects the words in the editor, or scrolls to their mark while the mail is read. */
  readonly show: (place: TextPlace) => void;
  /** Undoes the last fix; null when there is none. */
  readonly undo: (() => void) | null;
}

/** Fixes words of a mail and shows where they are, both while it is read and while it is edited. */
export function useTextFixes(
  { subject, body }: EmailVariation,
  onChange: (text: EmailVariation) => void,
): TextFixes {
  const paper = useRef<HTMLElement>(null);
  /** The text before and after the last fix. Undo is offered until the text changes again. */
  const [fixed, setFixed] = useState<readonly [EmailVariation, EmailVariation] | null>(null);
  const fieldOf = ({ field }: TextPlace) => {
    const found = paper.current?.querySelector(field === 'subject' ? 'input' : 'textarea');
    return found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement ? found : null;
  };
  const fix = (how: TextFix) => {
    const before = { subject, body };
    const after = withFix(before, how);
    const input = fieldOf(how);
    if (!input || !replaceTyped(input, how)) onChange(after);
    setFixed([before, after]);
  };
  const show = (place: TextPlace) => {
    const input = fieldOf(place);
    if (input) {
      input.focus();
      input.setSelectionRange(place.start, place.end);
    } else
      paper.current
        ?.querySelector(`[data-place="${place.field} ${place.start}"]`)
        ?.scrollIntoView({ block: 'center' });
  };
  const isFixed = fixed?.[1].subject === subject && fixed[1].body === body;
  return { paper, fix, show, undo: isFixed ? () => onChange(fixed[0]) : null };
}
