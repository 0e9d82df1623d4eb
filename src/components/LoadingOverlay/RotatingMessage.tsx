import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { animation } from '../theme/animation.ts';
import { color, font, shape } from '../theme/tokens.ts';

const Text = styled.p`
  font-size: ${font(16)};
  font-weight: 550;
  color: ${color.text};
  text-wrap: balance;
  animation: ${animation('lift')} ${shape.motion};
`;

/** Returns the texts in turn, each for the interval, and starts again after the last. */
function useRotation(texts: readonly string[], intervalMs: number): string {
  const [turn, setTurn] = useState(0);
  const isTurning = texts.length > 1;
  useEffect(() => {
    if (!isTurning) return;
    const timer = setInterval(() => setTurn((before) => before + 1), intervalMs);
    return () => clearInterval(timer);
  }, [isTurning, intervalMs]);
  return texts[turn % texts.length] ?? '';
}

interface RotatingMessageProps {
  messages: readonly string[];
  intervalMs: number;
}

/** Hidden from assistive technology, which would announce every change. */
export function RotatingMessage({ messages, intervalMs }: RotatingMessageProps) {
  const message = useRotation(messages, intervalMs);
  return (
    <Text key={message} aria-hidden>
      {message}
    </Text>
  );
}
