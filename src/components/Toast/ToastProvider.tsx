import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { isComposing } from '../keys/isComposing.ts';
import { useKitWords } from '../theme/kitWords.ts';
import { layer } from '../theme/layers.ts';
import { media, space } from '../theme/tokens.ts';
import { Toast } from './Toast.tsx';
import { createToasts, isUrgent, type ToastItem, type ToastTimes } from './toasts.ts';
import { ToastContext } from './useToasts.ts';

/** Each part lies over the window. Clicks pass through it, except on its cards. */
const Region = styled.section`
  & > div {
    position: fixed;
    inset: 0;
    z-index: ${layer.toast};
    display: flex;
    flex-direction: column;
    gap: ${space(2)};
    padding: ${space(4)};
    pointer-events: none;
    ${media.narrow} {
      padding: ${space(3)};
    }
  }
  & > .center {
    align-items: center;
  }
  & ol {
    display: contents;
  }
`;

function onVisibility(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

const idAt = (target: EventTarget) =>
  (target as Element).closest<HTMLElement>('[data-toast]')?.dataset.toast;

export interface ToastProviderProps {
  children: ReactNode;
  /** How long messages stay. */
  times?: Partial<ToastTimes>;
}

/**
 * Provides `useToasts`, and shows the toasts beside the app's root, because a dialog makes everything inside the root inert.
 * Escape dismisses the newest, F6 focuses it, and the focus returns to where it was once the toast is gone.
 */
export function ToastProvider({ children, times }: ToastProviderProps) {
  const words = useKitWords();
  const [items, setItems] = useState<readonly ToastItem[]>([]);
  const [toasts] = useState(() => createToasts(setItems, times));
  const [container] = useState(() => document.getElementById('toasts') ?? document.body);
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement>(null);
  // The pointer can be on one message while the focus is on another.
  const [pointedId, setPointedId] = useState<string>();
  const [focusedId, setFocusedId] = useState<string>();
  // In the background messages stay, because nobody can see them.
  const isPageHidden = useSyncExternalStore(onVisibility, () => document.hidden);
  const isPaused = isPageHidden || items.some(({ id }) => id === pointedId || id === focusedId);

  const dismiss = (dismissed: string | undefined) => {
    const hadFocus = region.current?.contains(document.activeElement);
    setItems((before) => before.filter(({ id }) => id !== dismissed));
    if (hadFocus) cameFrom.current?.focus();
  };

  const newest = items.at(-1)?.id;
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isComposing(event) || newest === undefined) return;
    // Escape closes an open dialog first.
    if (event.key === 'Escape' && !document.querySelector('[aria-modal="true"]')) dismiss(newest);
    if (event.key !== 'F6') return;
    event.preventDefault();
    region.current?.querySelector<HTMLElement>(`[data-toast="${newest}"] button`)?.focus();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);

  const list = (belongs: (item: ToastItem) => boolean) =>
    items
      .filter(belongs)
      .map((item) => (
        <Toast key={item.id} item={item} isPaused={isPaused} onDismiss={() => dismiss(item.id)} />
      ));
  return (
    <ToastContext value={toasts}>
      {children}
      {createPortal(
        <Region
          ref={region}
          aria-label={words.notifications}
          aria-keyshortcuts="F6"
          data-screen-only
          onPointerOver={({ target }) => setPointedId(idAt(target))}
          onPointerOut={() => setPointedId(undefined)}
          onFocus={({ target, relatedTarget, currentTarget }) => {
            setFocusedId(idAt(target));
            const isInside = currentTarget.contains(relatedTarget);
            if (relatedTarget instanceof HTMLElement && !isInside) cameFrom.current = relatedTarget;
          }}
          onBlur={() => setFocusedId(undefined)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || event.defaultPrevented) return;
            // Handled here, so that the key does not close a dialog too.
            event.preventDefault();
            dismiss(focusedId);
          }}
        >
          <div className="center">
            <ol>{list(({ variant }) => variant === 'notice')}</ol>
          </div>
          <div>
            <ol>{list(({ variant }) => variant === 'error')}</ol>
            {/* Exists before its first message, or screen readers would miss that one. */}
            <ol aria-live="polite" aria-relevant="additions">
              {list(({ variant }) => !isUrgent(variant))}
            </ol>
          </div>
        </Region>,
        container,
      )}
    </ToastContext>
  );
}
