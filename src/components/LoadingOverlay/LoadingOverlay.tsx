import { useEffect, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { ProgressBar, type ProgressBarProps } from '../ProgressBar/ProgressBar.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { animation } from '../theme/animation.ts';
import { layer } from '../theme/layers.ts';
import { color, font, shape, space } from '../theme/tokens.ts';
import { VisuallyHidden } from '../theme/VisuallyHidden.tsx';

const Area = styled.div`
  position: relative;
`;

const Veil = styled.div`
  position: absolute;
  inset: 0;
  /* Above the content and below the bars of the page, which stay usable. */
  z-index: ${layer.veil};
  display: grid;
  justify-items: center;
  align-items: start;
  padding: clamp(${space(6)}, 12%, ${space(24)}) ${space(4)} ${space(6)};
  border-radius: ${shape.radiusCard};
  background: color-mix(in oklch, ${color.surface} 62%, transparent);
  animation: ${animation('show')} ${shape.motion};
`;

const Box = styled.div`
  position: sticky;
  top: ${space(24)};
  display: grid;
  justify-items: center;
  gap: ${space(4)};
  width: min(360px, 100%);
  padding: ${space(6)};
  border: 1px solid ${color.line};
  border-radius: ${shape.radiusCard};
  background: ${color.raised};
  color: ${color.accent};
  box-shadow: ${shape.shadowFloat};
  text-align: center;
  & > p {
    font-size: ${font(16)};
    font-weight: 550;
    color: ${color.text};
    text-wrap: balance;
    animation: ${animation('lift')} ${shape.motion};
  }
  [role='progressbar'] {
    width: min(280px, 70vw);
  }
`;

export interface LoadingOverlayProps {
  /** Keep the overlay rendered and close it by this, so that its end is announced. */
  isShown: boolean;
  /** Shown in turn; only the first is announced. */
  messages: readonly string[];
  /** Announced when it closes. */
  doneLabel?: string;
  intervalMs: number;
  /** The progress, if a count is known. */
  progress?: Omit<ProgressBarProps, 'isLabelShown'> | undefined;
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
    <p key={message} aria-hidden>
      {message}
    </p>
  );
}
