import { useState, type ReactNode } from 'react';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { VisuallyHidden } from '../theme/VisuallyHidden.tsx';
import { Area, Box, Veil } from './overlayStyle.ts';
import { RotatingMessage } from './RotatingMessage.tsx';

export interface OverlayProgress {
  /** 'Attempt 3 of 10'. */
  readonly label: string;
  readonly value: number;
  readonly max: number;
}

export interface LoadingOverlayProps {
  /** Keep the overlay rendered and close it by this, so that its end is heard. */
  isShown: boolean;
  /** Shown one after the other; the first is what assistive technology hears. */
  messages: readonly string[];
  /** Heard when it is over. */
  doneLabel?: string;
  intervalMs?: number;
  /** A bar, where a count is known. */
  progress?: OverlayProgress | undefined;
  /** What it lies over: the skeleton of what comes. */
  children?: ReactNode;
  /** `page` covers the window instead. */
  covers?: 'area' | 'page';
  /** A button, such as to stop waiting. */
  action?: ReactNode;
}

/** Says that long work is under way, in turning words, and that it is over. */
export function LoadingOverlay({
  isShown,
  messages,
  doneLabel = '',
  intervalMs = 1500,
  progress,
  children,
  covers = 'area',
  action,
}: LoadingOverlayProps) {
  // What is there from the start was never waited for: its end is no news.
  const [wasShown, setWasShown] = useState(isShown);
  if (isShown && !wasShown) setWasShown(true);
  const spoken = isShown ? (messages[0] ?? '') : doneLabel;
  return (
    <Area>
      {children}
      <VisuallyHidden role="status">{wasShown ? spoken : ''}</VisuallyHidden>
      {isShown && (
        <Veil data-covers={covers}>
          <Box>
            <Spinner size={28} />
            <RotatingMessage messages={messages} intervalMs={intervalMs} />
            {progress && <ProgressBar {...progress} isLabelShown />}
            {action}
          </Box>
        </Veil>
      )}
    </Area>
  );
}
