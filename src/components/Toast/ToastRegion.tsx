import { useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { List, Region, Stack, type ToastPosition } from './regionStyle.ts';
import { Toast } from './Toast.tsx';
import type { ToastItem, ToastStore } from './toasts.ts';
import { useToastKeys } from './useToastKeys.ts';
import { useKitWords } from '../theme/kitWords.ts';

interface ToastRegionProps {
  store: ToastStore;
  position: ToastPosition;
}

function onVisibility(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** True while the tab is in the background: messages stay then, because nobody can see them. */
const useIsPageHidden = (): boolean => useSyncExternalStore(onVisibility, () => document.hidden);

/**
 * Rendered beside the app's root, because a dialog makes everything inside the root inert. The polite list exists before its
 * first message, or screen readers would miss that one; errors have their own `alert`.
 */
export function ToastRegion({ store, position }: ToastRegionProps) {
  const words = useKitWords();
  const items = useSyncExternalStore(store.subscribe, store.getItems);
  // The pointer can be on one message while the focus is on another.
  const [heldIds, setHeldIds] = useState<readonly string[]>([]);
  const region = useRef<HTMLElement>(null);
  const isPageHidden = useIsPageHidden();
  const { dismiss, onFocus } = useToastKeys(region, items, store.dismiss);
  const [container] = useState(() => document.getElementById('toasts') ?? document.body);

  const isPaused = isPageHidden || items.some(({ id }) => heldIds.includes(id));
  const cards = (belongs: (item: ToastItem) => boolean) =>
    items.filter(belongs).map((item) => (
      <Toast
        key={item.id}
        item={item}
        isPaused={isPaused}
        dismissLabel={words.dismiss}
        onDismiss={() => dismiss(item.id)}
        onHold={(isHeld) =>
          setHeldIds((before) => {
            const others = before.filter((id) => id !== item.id);
            return isHeld ? [...others, item.id] : others;
          })
        }
      />
    ));

  return createPortal(
    <Region ref={region} aria-label={words.notifications} aria-keyshortcuts="F6" onFocus={onFocus}>
      <Stack data-position="top-center">
        <List>{cards(({ kind }) => kind === 'notice')}</List>
      </Stack>
      <Stack data-position={position}>
        <List>{cards(({ kind, variant }) => kind === 'toast' && variant === 'error')}</List>
        <List aria-live="polite" aria-relevant="additions">
          {cards(({ kind, variant }) => kind === 'toast' && variant !== 'error')}
        </List>
      </Stack>
    </Region>,
    container,
  );
}
