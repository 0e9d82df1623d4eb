import { useEffect, useEffectEvent, useRef, type FocusEvent, type RefObject } from 'react';
import { isComposing } from '../keys/isComposing.ts';
import type { ToastItem } from './toasts.ts';

/**
 * Keys for toasts: Escape dismisses the newest, F6 focuses it, and the focus returns to where it was once the toast is gone.
 */
export function useToastKeys(
  region: RefObject<HTMLElement | null>,
  items: readonly ToastItem[],
  onDismiss: (id: string) => void,
) {
  const cameFrom = useRef<HTMLElement>(undefined);
  const newest = items.at(-1);
  const cardOf = (id: string) => region.current?.querySelector(`[data-toast="${id}"]`);

  const dismiss = (id: string) => {
    const hadFocus = cardOf(id)?.contains(document.activeElement);
    onDismiss(id);
    if (hadFocus && cameFrom.current?.isConnected) cameFrom.current.focus();
  };

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!newest || event.defaultPrevented || isComposing(event)) return;
    // Escape closes an open dialog first.
    if (event.key === 'Escape' && !document.querySelector('[aria-modal="true"]')) {
      dismiss(newest.id);
    }
    if (event.key === 'F6') {
      event.preventDefault();
      cardOf(newest.id)?.querySelector('button')?.focus();
    }
  });

  const hasItems = newest !== undefined;
  useEffect(() => {
    if (!hasItems) return;
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [hasItems]);

  return {
    dismiss,
    onFocus: ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
      if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
        cameFrom.current = relatedTarget;
      }
    },
  };
}
