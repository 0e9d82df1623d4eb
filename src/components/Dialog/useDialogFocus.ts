import { useEffect, useRef, useState, type RefObject } from 'react';

const fieldSelector = [
  'input:not([type="hidden"], :disabled)',
  'textarea:not(:disabled)',
  'select:not(:disabled)',
  'button[aria-haspopup="listbox"]:not(:disabled)',
].join(',');

export const isField = (element: HTMLElement): boolean => element.matches(fieldSelector);

/**
 * The element that opened the dialog. The body does not count.
 */
const openerOf = (element: Element | null): HTMLElement[] =>
  element instanceof HTMLElement && element !== document.body ? [element] : [];

/** Returns the elements around an element that can take the focus when it is removed. */
function focusableAround(element: Element | null): HTMLElement[] {
  const parent = element?.parentElement?.closest<HTMLElement>('[tabindex]');
  return parent ? [parent, ...focusableAround(parent)] : [];
}

/**
 * Returns a check that an element still has its name. A long table reuses its row elements: the button of a deleted row may
 * now belong to the next row.
 */
const namedAsBefore = (element: HTMLElement): (() => boolean) => {
  const name = element.ariaLabel;
  return () => element.isConnected && element.ariaLabel === name;
};

/**
 * Moves the focus when a dialog opens and closes. Open: to the element with `autoFocus`, the first field, or the panel. Close:
 * to the opener, or when that is gone (a deleted row) to its nearest focusable neighbour, else to the page. Headless UI restores the focus too,
 * but to the cell when the opener is a button outside the Tab order, or not at all when it does not know the opener.
 */
export function useDialogFocus(panel: RefObject<HTMLElement | null>) {
  const last = useRef<HTMLElement | null>(null);
  // Read at the first render: by the time effects run, the focus has already moved inside.
  const [fallbacks] = useState(() => [
    ...openerOf(document.activeElement),
    ...focusableAround(document.activeElement),
  ]);
  const [stillExist] = useState(() => fallbacks.map(namedAsBefore));

  useEffect(() => {
    const element = panel.current;
    const asked = element?.contains(document.activeElement) ? document.activeElement : null;
    const start = asked ?? element?.querySelector(fieldSelector) ?? element;
    const take = () => {
      if (start instanceof HTMLElement && document.activeElement !== start) start.focus();
    };
    take();
    // On touch devices Headless UI moves the focus to its own frame right after this.
    queueMicrotask(take);
    // A menu gives the focus back to its button two frames after a choice, unless a control has it. A panel is none.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        if (!document.activeElement?.closest('[role=dialog], [role=alertdialog]')) take();
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      requestAnimationFrame(() => {
        const now = document.activeElement;
        const isLeftToUs = now === document.body || fallbacks.some((fallback) => fallback === now);
        if (!isLeftToUs) return;
        const shelter = fallbacks.find((_, index) => stillExist[index]?.());
        (shelter ?? document.querySelector('main'))?.focus({ preventScroll: true });
      });
    };
  }, [panel, fallbacks, stillExist]);

  return {
    /** Stores the focused element, so that "Keep editing" can return to it. */
    remember: (element: HTMLElement) => {
      last.current = element;
    },
    goBack: () => (last.current?.isConnected ? last.current : panel.current)?.focus(),
  };
}
