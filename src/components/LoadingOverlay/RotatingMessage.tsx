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

/** The texts one after the other, each for the interval, from the first again. */
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

/** For the eye only: a reader that heard every turn would hear nothing else. */
export function RotatingMessage({ messages, intervalMs }: RotatingMessageProps) {
  const message = useRotation(messages, intervalMs);
  return (
    <Text key={message} aria-hidden>
      {message}
    </Text>
  );
}
