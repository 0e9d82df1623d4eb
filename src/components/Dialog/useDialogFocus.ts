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

/** Rows of a long table share their elements: the button of a row that is gone may be the next row's by now. */
const namedAsBefore = (element: HTMLElement): (() => boolean) => {
  const name = element.ariaLabel;
  return () => element.isConnected && element.ariaLabel === name;
};

/**
 * Focus on the way in and out. In: the element that asked for it, else the first field, else the panel.
 * Out: the opener, or when that is gone (a deleted row) its nearest focusable surroundings. Headless UI hands it back too,
 * but takes a button that Tab passes by, such as one in a table's cell, for the cell; or does not know the opener at all.
 */
export function useDialogFocus(panel: RefObject<HTMLElement | null>) {
  const last = useRef<HTMLElement | null>(null);
  // Read at the first render: by the time effects run, the focus has already moved inside.
  const [shelters] = useState(() => [
    ...openerOf(document.activeElement),
    ...sheltersOf(document.activeElement),
  ]);
  const [areThere] = useState(() => shelters.map(namedAsBefore));

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
        const now = document.activeElement;
        const isLeftToUs = now === document.body || shelters.some((shelter) => shelter === now);
        if (isLeftToUs) shelters.find((_shelter, index) => areThere[index]?.())?.focus();
      });
    };
  }, [panel, shelters, areThere]);

  return {
    /** Remembers where the person was, so that "Keep editing" can bring them back. */
    remember: (element: HTMLElement) => {
      last.current = element;
    },
    goBack: () => (last.current?.isConnected ? last.current : panel.current)?.focus(),
  };
}
