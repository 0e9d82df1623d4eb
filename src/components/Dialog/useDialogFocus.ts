import { useEffect, useRef, useState, type RefObject } from 'react';

const fieldSelector = [
  'input:not([type="hidden"], :disabled)',
  'textarea:not(:disabled)',
  'select:not(:disabled)',
  'button[aria-haspopup="listbox"]:not(:disabled)',
].join(',');

/**
 * Who opened the dialog: Headless UI knows it only if its code was there when they got the focus.
 * The body is nobody.
 */
const openerOf = (element: Element | null): HTMLElement[] =>
  element instanceof HTMLElement && element !== document.body ? [element] : [];

/** Everything around an element that could take the focus should the element itself go away. */
function sheltersOf(element: Element | null): HTMLElement[] {
  const parent = element?.parentElement?.closest<HTMLElement>('[tabindex]');
  return parent ? [parent, ...sheltersOf(parent)] : [];
}

/**
 * Focus on the way in and out. In: the element that asked for it, else the first field, else the panel.
 * Out: Headless UI hands it back to the opener; when that is gone (a deleted row) or unknown to it, it or its nearest focusable surroundings get it.
 */
export function useDialogFocus(panel: RefObject<HTMLElement | null>) {
  const last = useRef<HTMLElement | null>(null);
  // Read at the first render: by the time effects run, the focus has already moved inside.
  const [shelters] = useState(() => [
    ...openerOf(document.activeElement),
    ...sheltersOf(document.activeElement),
  ]);

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
    return () => {
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return;
        shelters.find((shelter) => shelter.isConnected)?.focus();
      });
    };
  }, [panel, shelters]);

  return {
    /** Remembers where the person was, so that "Keep editing" can bring them back. */
    remember: (element: HTMLElement) => {
      last.current = element;
    },
    goBack: () => (last.current?.isConnected ? last.current : panel.current)?.focus(),
  };
}
