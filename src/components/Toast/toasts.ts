import type { ReactNode } from 'react';

export type ToastVariant = 'success' | 'info' | 'warning' | 'error';

export interface ToastAction {
  readonly label: string;
  readonly onSelect: () => void;
}

export interface ToastOptions {
  /** One thing to do about it: Undo, Retry. Choosing it also dismisses the toast. */
  readonly action?: ToastAction;
  /** Overrides the store's durations. */
  readonly durationMs?: number;
}

/** One message on screen. A notice is an error shown in the page's middle instead of the corner. */
export interface ToastItem extends ToastOptions {
  readonly id: string;
  readonly kind: 'toast' | 'notice';
  readonly variant: ToastVariant;
  readonly message: ReactNode;
  readonly durationMs: number;
}

/** The toasts that screens and containers can show. Each call returns an id for `dismiss`. */
export interface Toasts {
  readonly success: (message: ReactNode, options?: ToastOptions) => string;
  readonly info: (message: ReactNode, options?: ToastOptions) => string;
  readonly warning: (message: ReactNode, options?: ToastOptions) => string;
  readonly error: (message: ReactNode, options?: ToastOptions) => string;
  /** Replaces a browser alert: an error in the middle of the page, announced at once. */
  readonly notice: (message: ReactNode, options?: ToastOptions) => string;
  readonly dismiss: (id: string) => void;
}

export interface ToastStore extends Toasts {
  readonly subscribe: (onChange: () => void) => () => void;
  readonly getItems: () => readonly ToastItem[];
}

export interface ToastTimes {
  /** How long a passing message stays. */
  readonly durationMs: number;
  /** How long an error, a notice or a message with an action stays. */
  readonly longDurationMs: number;
  /** How many are shown at once; the oldest one that is not an error is removed for a new one. */
  readonly limit: number;
}

/** Equal texts with different actions are two messages: each Undo restores its own row. */
const isSame = (one: ToastItem, other: ToastItem) =>
  one.kind === other.kind &&
  one.variant === other.variant &&
  one.message === other.message &&
  one.action?.onSelect === other.action?.onSelect;

/**
 * Returns the index of the oldest message without an action that is no error, or else of the oldest that is no error, or
 * else of the oldest.
 */
function oldestRemovable(items: readonly ToastItem[]): number {
  const passing = items.findIndex(({ variant, action }) => variant !== 'error' && !action);
  return passing >= 0
    ? passing
    : Math.max(
        items.findIndex(({ variant }) => variant !== 'error'),
        0,
      );
}

/** The messages that stay when a new one arrives: an equal one is removed, and another one when there is no room. */
function makeRoom(items: readonly ToastItem[], item: ToastItem, limit: number) {
  const others = items.filter((other) => !isSame(other, item));
  return others.length < limit ? others : others.toSpliced(oldestRemovable(others), 1);
}

/** The messages on screen, outside React so that anything holding the store can add to them. */
export function createToasts(times: Partial<ToastTimes> = {}): ToastStore {
  const { durationMs, longDurationMs, limit } = {
    durationMs: 3000,
    longDurationMs: 8000,
    limit: 4,
    ...times,
  };
  let items: readonly ToastItem[] = [];
  let count = 0;
  const listeners = new Set<() => void>();
  const set = (next: readonly ToastItem[]) => {
    items = next;
    for (const listener of listeners) listener();
  };
  const say =
    (variant: ToastVariant, kind: ToastItem['kind'] = 'toast') =>
    (message: ReactNode, options: ToastOptions = {}) => {
      count += 1;
      const isLong = variant === 'error' || options.action !== undefined;
      const item: ToastItem = {
        id: `toast-${count}`,
        kind,
        variant,
        message,
        durationMs: isLong ? longDurationMs : durationMs,
        ...options,
      };
      set([...makeRoom(items, item, limit), item]);
      return item.id;
    };
  return {
    success: say('success'),
    info: say('info'),
    warning: say('warning'),
    error: say('error'),
    notice: say('error', 'notice'),
    dismiss: (id) => set(items.filter((item) => item.id !== id)),
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    getItems: () => items,
  };
}
