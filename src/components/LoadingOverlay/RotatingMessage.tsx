import styled, { keyframes } from 'styled-components';
import { color, font, shape } from '../theme/tokens.ts';
import { useRotation } from './useRotation.ts';

const arrive = keyframes`from { opacity: 0.2; transform: translateY(4px); }`;

const Text = styled.p`
  font-size: ${font(16)};
  font-weight: 550;
  color: ${color.text};
  text-wrap: balance;
  animation: ${arrive} ${shape.motion};
`;

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
