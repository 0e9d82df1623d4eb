import { useEffect, useEffectEvent, useRef } from 'react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import styled from 'styled-components';
import { Button } from '../Button/Button.tsx';
import { focusWhenRemoved } from '../focus/focusWhenRemoved.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { animation } from '../theme/animation.ts';
import { useKitWords } from '../theme/kitWords.ts';
import { color, media, shape, space } from '../theme/tokens.ts';
import { isUrgent, type ToastItem } from './toasts.ts';

const looks = {
  success: [CircleCheck, color.success],
  info: [Info, color.info],
  warning: [TriangleAlert, color.warning],
  error: [CircleAlert, color.danger],
  notice: [CircleAlert, color.danger],
} as const;

/** Above this many characters the card grows wider instead of taller. */
const longText = 60;

const Card = styled.li`
  display: flex;
  align-items: flex-start;
  gap: ${space(2)};
  width: 360px;
  max-width: 100%;
  padding: ${space(2)} ${space(2)} ${space(2)} ${space(4)};
  border: 1px solid ${color.line};
  border-radius: ${shape.radiusCard};
  background: ${color.raised};
  color: ${color.text};
  box-shadow: ${shape.shadowFloat};
  pointer-events: auto;
  animation: ${animation('dropFar')} ${shape.motion};
  &[data-wide] {
    width: 520px;
  }
  &[data-variant='notice'] {
    border-color: ${color.danger};
  }
  ${media.narrow} {
    min-width: 100%;
  }
  & > button {
    flex: none;
  }
`;

const Body = styled.div`
  display: flex;
  flex: 1;
  align-self: center;
  gap: ${space(3)};
  min-width: 0;
  padding: 5px 0;
  & > svg {
    flex: none;
    margin-top: 2px;
  }
`;

/** An action is beside a short text, or below a long one. */
const Message = styled.div`
  display: grid;
  justify-items: start;
  min-width: 0;
  overflow-wrap: anywhere;
  font-weight: 500;
  & > button {
    margin: ${space(2)} 0 ${space(1)};
  }
`;

export interface ToastProps {
  item: ToastItem;
  /** Keeps the remaining time. */
  isPaused: boolean;
  onDismiss: () => void;
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
export function Toast({ item, isPaused, onDismiss }: ToastProps) {
  const { id, variant, message, action, durationMs } = item;
  const words = useKitWords();
  useCountdown(durationMs, isPaused, onDismiss);
  const act = () => {
    action?.onSelect();
    onDismiss();
  };
  const button = action && (
    <Button size="small" onClick={act}>
      {action.label}
    </Button>
  );
  const isLong = message.length > longText;
  const [Icon, tone] = looks[variant];
  return (
    <Card
      ref={focusWhenRemoved}
      data-toast={id}
      data-variant={variant}
      data-wide={isLong || variant === 'notice' || undefined}
    >
      <Body role={isUrgent(variant) ? 'alert' : undefined}>
        <Icon size={18} color={tone} aria-hidden />
        <Message>
          {message}
          {isLong && button}
        </Message>
      </Body>
      {!isLong && button}
      <IconButton label={words.dismiss} icon={<X size={16} aria-hidden />} onClick={onDismiss} />
    </Card>
  );
}
