import type { Cost } from '../../writer.ts';
import type { Message } from './chat.ts';
import type { ChatAnswer } from './readAnswer.ts';

/** The most tokens of an answer; a longer one is broken off. Several times what a generation uses (README). */
const mostAnswerTokens = 6_000;
const charactersOfToken = 4;
export const mostAnswerCharacters = mostAnswerTokens * charactersOfToken;

/** Returns the most tokens that a request may cost. In scripts with long characters, a token is as short as one of them. */
export const mostCostOf = (messages: readonly Message[]): number =>
  mostAnswerTokens +
  messages.reduce((sum, { content }) => sum + Math.ceil(Buffer.byteLength(content) / 3), 0);

/** What a service reports may be any number, and the database adds whole ones. */
const whole = (tokens: number): number => Math.min(Math.ceil(tokens), 1_000_000_000);

/** Returns the cost of a request, estimated when the service does not report it, as for an answer that broke off. */
export function costOf(
  messages: readonly Message[],
  { text, tokensIn, tokensOut }: ChatAnswer,
): Cost {
  const sent = messages.reduce((sum, { content }) => sum + content.length, 0);
  return {
    requests: 1,
    tokensIn: whole(tokensIn ?? sent / charactersOfToken),
    tokensOut: whole(tokensOut ?? text.length / charactersOfToken),
  };
}
