/** A notice is an error in the middle of the page instead of the corner. It replaces a browser alert. */
export type ToastVariant = 'success' | 'info' | 'warning' | 'error' | 'notice';

export interface ToastOptions {
  /** One thing to do about it: Undo, Retry. Choosing it also dismisses the toast. */
  readonly action?: { readonly label: string; readonly onSelect: () => void };
}

/** One message on screen. */
export interface ToastItem extends ToastOptions {
  readonly id: string;
  readonly variant: ToastVariant;
  readonly message: string;
  readonly durationMs: number;
}

/** How messages are shown: `toasts.success('Saved')`. */
export type Toasts = Readonly<
  Record<ToastVariant, (message: string, options?: ToastOptions) => void>
>;

export interface ToastTimes {
  /** How long a passing message stays. */
  readonly durationMs: number;
  /** How long an error or a message with an action stays. */
  readonly longDurationMs: number;
  /** How many are shown at once. */
  readonly limit: number;
}

/** True for an error. It is announced at once. */
export const isUrgent = (variant: ToastVariant): boolean =>
  variant === 'error' || variant === 'notice';

/** Equal texts with different actions are two messages: each Undo restores its own row. */
const isSame = (one: ToastItem, other: ToastItem) =>
  one.variant === other.variant &&
  one.message === other.message &&
  one.action?.onSelect === other.action?.onSelect;

/** An error is removed last when there is no room, and a message with an action before it. */
const worthOf = ({ variant, action }: ToastItem) => (isUrgent(variant) ? 2 : action ? 1 : 0);

/** Adds a message. An equal one leaves, and the oldest of the least worth when there is no room. */
function withItem(items: readonly ToastItem[], item: ToastItem, limit: number) {
  const others = items.filter((other) => !isSame(other, item));
  const [least] = others.toSorted((one, other) => worthOf(one) - worthOf(other));
  const kept = others.length < limit ? others : others.filter((other) => other !== least);
  return [...kept, item];
}

/** Shows messages by changing the list of those on screen. */
export function createToasts(
  change: (next: (items: readonly ToastItem[]) => readonly ToastItem[]) => void,
  { durationMs = 3000, longDurationMs = 8000, limit = 4 }: Partial<ToastTimes> = {},
): Toasts {
  let count = 0;
  const say =
    (variant: ToastVariant) =>
    (message: string, options: ToastOptions = {}) => {
      count += 1;
      const isLong = isUrgent(variant) || options.action !== undefined;
      const item = {
        ...options,
        id: `toast-${count}`,
        variant,
        message,
        durationMs: isLong ? longDurationMs : durationMs,
      };
      change((items) => withItem(items, item, limit));
    };
  return {
    success: say('success'),
    info: say('info'),
    warning: say('warning'),
    error: say('error'),
    notice: say('notice'),
  };
}
