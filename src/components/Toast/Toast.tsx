import { useEffect, useEffectEvent, useRef } from 'react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { Button } from '../Button/Button.tsx';
import { focusWhenRemoved } from '../focus/focusWhenRemoved.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Action, Body, Card, Message } from './toastStyle.ts';
import type { ToastItem, ToastVariant } from './toasts.ts';

const icons: Record<ToastVariant, typeof Info> = {
  success: CircleCheck,
  info: Info,
  warning: TriangleAlert,
  error: CircleAlert,
};

/** Above this many characters the card grows wider instead of taller. */
const longText = 60;

export interface ToastProps {
  /** The text. */
  item: ToastItem;
  /** Pauses the remaining time. */
  isPaused: boolean;
  /** The name of the close button. */
  dismissLabel: string;
  onDismiss: () => void;
  /** Called when the pointer or the focus enters or leaves. It is held while either is on it. */
  onHold: (isHeld: boolean) => void;
}

/** Runs `onEnd` after this time; a pause keeps the remaining time. */
function useCountdown(durationMs: number, isPaused: boolean, onEnd: () => void): void {
  const leftMs = useRef(durationMs);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isPaused) return;
    const startedAt = performance.now();
    const timer = setTimeout(() => end(), leftMs.current);
    return () => {
      clearTimeout(timer);
      leftMs.current -= performance.now() - startedAt;
    };
  }, [isPaused]);
}

/** One message: an icon, the text, an action, and a close button. */
export function Toast({ item, isPaused, dismissLabel, onDismiss, onHold }: ToastProps) {
  const { kind, variant, message, action, durationMs } = item;
  const Icon = icons[variant];
  useCountdown(durationMs, isPaused, onDismiss);
  const held = useRef({ byPointer: false, byFocus: false });
  const hold = (change: Partial<typeof held.current>) => {
    held.current = { ...held.current, ...change };
    onHold(held.current.byPointer || held.current.byFocus);
  };
  const isLong = typeof message === 'string' && message.length > longText;
  const button = action && (
    <Action>
      <Button
        size="small"
        onClick={() => {
          action.onSelect();
          onDismiss();
        }}
      >
        {action.label}
      </Button>
    </Action>
  );
  return (
    <Card
      ref={focusWhenRemoved}
      data-toast={item.id}
      data-kind={kind}
      data-variant={variant}
      data-long={isLong || undefined}
      onPointerEnter={() => hold({ byPointer: true })}
      onPointerLeave={() => hold({ byPointer: false })}
      onFocus={() => hold({ byFocus: true })}
      onBlur={() => hold({ byFocus: false })}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        // Handled here, so that the key does not close a dialog too.
        event.preventDefault();
        onDismiss();
      }}
    >
      <Body role={variant === 'error' ? 'alert' : undefined}>
        <Icon size={18} aria-hidden />
        <Message>
          {message}
          {isLong && button}
        </Message>
      </Body>
      {!isLong && button}
      <IconButton label={dismissLabel} icon={<X size={16} aria-hidden />} onClick={onDismiss} />
    </Card>
  );
}
