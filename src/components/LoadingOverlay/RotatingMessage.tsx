import { useEffect, useState } from 'react';
import styled, { keyframes } from 'styled-components';
import { color, font, shape } from '../theme/tokens.ts';

const arrive = keyframes`from { opacity: 0.2; transform: translateY(4px); }`;

const Text = styled.p`
  font-size: ${font(16)};
  font-weight: 550;
  color: ${color.text};
  text-wrap: balance;
  animation: ${arrive} ${shape.motion};
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
