import type { Cost } from '../../writer.ts';
import type { Message } from './chat.ts';
import type { ChatAnswer } from './readAnswer.ts';

/** Returns the cost of a request, estimated when the service does not report it, as for an answer that broke off. */
export function costOf(
  messages: readonly Message[],
  { text, tokensIn, tokensOut }: ChatAnswer,
): Cost {
  const sent = messages.reduce((sum, { content }) => sum + content.length, 0);
  return {
    requests: 1,
    tokensIn: tokensIn ?? Math.ceil(sent / 4),
    tokensOut: tokensOut ?? Math.ceil(text.length / 4),
  };
}
