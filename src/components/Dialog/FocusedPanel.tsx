import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { isComposing } from '../keys/isComposing.ts';
import { Panel, type DialogSize } from './dialogParts.ts';

const fields = [
  'input:not([type="hidden"], :disabled)',
  'textarea:not(:disabled)',
  'select:not(:disabled)',
  'button[aria-haspopup="listbox"]:not(:disabled)',
].join(',');

/**
 * What had the focus, and the elements around it that can take it when that is gone (a deleted row). A long table reuses its row
 * elements, so a place counts only as long as it has its name: the button of a deleted row may now belong to the next row.
 */
function placesAround(opener: Element | null) {
  const places: { readonly element: HTMLElement; readonly name: string | null }[] = [];
  let place = opener;
  while (place instanceof HTMLElement && place !== document.body) {
    places.push({ element: place, name: place.ariaLabel });
    place = place.parentElement?.closest('[tabindex]') ?? null;
  }
  return places;
}

interface FocusedPanelProps {
  size: DialogSize;
  /** True while the question about unsaved changes is shown: Escape or going on in a field answers "keep". */
  isAsking: boolean;
  onKeep: () => void;
  children: ReactNode;
}

/**
 * The panel of a dialog. The focus goes to the element with `autoFocus`, the first field, or the panel, and at the end back to the
 * opener. Headless UI restores the focus too, but to the cell when the opener is a button outside the Tab order, or not at all
 * when it does not know the opener.
 */
export function FocusedPanel({ size, isAsking, onKeep, children }: FocusedPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const last = useRef<HTMLElement | null>(null);
  // Read at the first render: by the time effects run, the focus has already moved inside.
  const [places] = useState(() => placesAround(document.activeElement));

  useEffect(() => {
    const element = panel.current;
    if (!element) return undefined;
    const isInside = () => element.contains(document.activeElement);
    const asked = isInside() ? document.activeElement : element.querySelector(fields);
    const start = asked instanceof HTMLElement ? asked : element;
    const take = () => {
      if (!isInside()) start.focus();
    };
    take();
    // On touch devices Headless UI moves the focus to its own frame right after this.
    queueMicrotask(take);
    // A menu gives the focus back to its button two frames after a choice, unless a control has it. A panel is none.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(take);
    });
    return () => {
      cancelAnimationFrame(frame);
      requestAnimationFrame(() => {
        const now = document.activeElement;
        if (now !== document.body && !places.some((place) => place.element === now)) return;
        const still = places.find(
          (place) => place.element.isConnected && place.element.ariaLabel === place.name,
        );
        (still?.element ?? document.querySelector('main'))?.focus({ preventScroll: true });
      });
    };
  }, [places]);

  // Once the question is answered, the focus returns to where it was.
  useEffect(() => {
    const element = panel.current;
    if (!isAsking) return undefined;
    return () => (last.current?.isConnected ? last.current : element)?.focus();
  }, [isAsking]);

  return (
    <Panel
      ref={panel}
      $size={size}
      tabIndex={-1}
      onFocus={({ target }: FocusEvent) => {
        if (!(target instanceof HTMLElement) || (isAsking && !target.matches(fields))) return;
        last.current = target;
        // Going on in a field means "keep": its form would otherwise be used without its footer.
        if (isAsking) onKeep();
      }}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Escape') return;
        // Headless UI would close the dialog when an input method uses the key.
        if (isComposing(event)) event.stopPropagation();
        else if (isAsking) {
          event.preventDefault();
          onKeep();
        }
      }}
    >
      {children}
    </Panel>
  );
}
