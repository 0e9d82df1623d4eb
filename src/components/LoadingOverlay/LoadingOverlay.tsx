import { useEffect, useState, type ReactNode } from 'react';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { VisuallyHidden } from '../theme/VisuallyHidden.tsx';
import { Area, Box, Message, Veil } from './overlayStyle.ts';

export interface OverlayProgress {
  /** 'Attempt 3 of 10'. */
  readonly label: string;
  readonly value: number;
  readonly max: number;
}

export interface LoadingOverlayProps {
  /** Keep the overlay rendered and close it by this, so that its end is announced. */
  isShown: boolean;
  /** Shown in turn; only the first is announced. */
  messages: readonly string[];
  /** Announced when it closes. */
  doneLabel?: string;
  intervalMs: number;
  /** The progress, if a count is known. */
  progress?: OverlayProgress | undefined;
  /** The content below the overlay, such as a skeleton. */
  children?: ReactNode;
}

/** Shows that long work is under way, with changing messages, and announces its end. */
export function LoadingOverlay({
  isShown,
  messages,
  doneLabel = '',
  intervalMs,
  progress,
  children,
}: LoadingOverlayProps) {
  // An overlay that was closed from the start has no end to announce.
  const [wasShown, setWasShown] = useState(isShown);
  if (isShown && !wasShown) setWasShown(true);
  const spoken = isShown ? (messages[0] ?? '') : doneLabel;
  return (
    <Area>
      {children}
      <VisuallyHidden role="status">{wasShown ? spoken : ''}</VisuallyHidden>
      {isShown && (
        <Veil>
          <Box>
            <Spinner size={28} />
            <Messages messages={messages} intervalMs={intervalMs} />
            {progress && <ProgressBar {...progress} isLabelShown />}
          </Box>
        </Veil>
      )}
    </Area>
  );
}

/** The messages in turn. Hidden from assistive technology, which would announce every change. */
function Messages({ messages, intervalMs }: Pick<LoadingOverlayProps, 'messages' | 'intervalMs'>) {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTurn((before) => before + 1), intervalMs);
    return () => clearInterval(timer);
  }, [intervalMs]);
  const message = messages[turn % messages.length];
  return (
    <Message key={message} aria-hidden>
      {message}
    </Message>
  );
}
