import { createParser } from 'eventsource-parser';
import type { Cost } from '../../writer.ts';
import type { Message } from './chat.ts';

/** The kinds of failure, each with the message that people read. It says what to do. */
const words = {
  /** No connection, or an interrupted one. */
  unreachable: 'The model cannot be reached. Try again in a minute.',
  slow: 'The model took too long. Try again.',
  /** The service itself failed. */
  broken: 'The model’s service has a problem. Try again in a minute.',
  busy: 'The model has too much to do. Try again in a minute.',
  /** No credit is left: a retry cannot help. */
  exhausted:
    'The account at the model’s service is used up. Whoever runs this server can renew it.',
  wrongKey:
    'The model’s service refuses the key. Whoever runs this server can mend OPENAI_API_KEY.',
  unknownModel:
    'The model’s service does not know the model. Whoever runs this server can mend OPENAI_MODEL.',
  refused:
    'The model’s service refuses the request. Whoever runs this server finds why in its log.',
  unusable: 'What the model wrote cannot be used. Try again.',
  /** Too many requests wait already. */
  full: 'Too many requests wait for the model. Try again in a minute.',
  /** Too many consecutive failures: requests are paused. */
  resting: 'The model failed five times in a row and rests for a minute. Try again then.',
} as const;

export type FailureKind = keyof typeof words;

/** A failed request to a model. */
export class ModelFailure extends Error {
  override readonly name = 'ModelFailure';
  readonly kind: FailureKind;
  /** The service's own message, shortened; for the log only. */
  readonly detail: string;
  readonly retryAfterMs: number | undefined;

  constructor(kind: FailureKind, detail = '', retryAfterMs?: number) {
    super(words[kind]);
    this.kind = kind;
    this.detail = detail.slice(0, 300);
    this.retryAfterMs = retryAfterMs;
  }
}

const longestWaitMs = 60_000;

/** How long a service asks clients to wait, at most a minute. */
export function retryAfterMs(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  const isNumber = /^\s*\d+(\.\d+)?\s*$/.test(header);
  const ms = isNumber ? Number(header) * 1000 : Date.parse(header) - now;
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), longestWaitMs) : undefined;
}

function kindOf(status: number, body: string): FailureKind {
  if (status === 401 || status === 403) return 'wrongKey';
  if (status === 402 || (status === 429 && /insufficient_quota|billing|credit/i.test(body)))
    return 'exhausted';
  if (status === 429) return 'busy';
  if (status === 408) return 'slow';
  if (status >= 500) return status === 501 ? 'refused' : 'broken';
  if (status === 404 || /model_not_found|model.{0,40}not found/i.test(body)) return 'unknownModel';
  return 'refused';
}

/** The failure behind an HTTP status. */
export const refusalOf = (status: number, body: string, retryAfter: string | null): ModelFailure =>
  new ModelFailure(kindOf(status, body), `${status} ${body}`, retryAfterMs(retryAfter, Date.now()));

/** The most tokens of an answer; a longer one is broken off. Several times what a generation uses (README). */
const mostAnswerTokens = 6_000;
const charactersOfToken = 4;
const mostAnswerCharacters = mostAnswerTokens * charactersOfToken;

/** Returns the most tokens that a request may cost. In scripts with long characters, a token is as short as one of them. */
export const mostCostOf = (messages: readonly Message[]): number =>
  mostAnswerTokens +
  messages.reduce((sum, { content }) => sum + Math.ceil(Buffer.byteLength(content) / 3), 0);

/** What a service reports may be any number, and the database adds whole ones. */
const whole = (tokens: number): number => Math.min(Math.ceil(tokens), 1_000_000_000);

/** Returns the cost of a request, estimated when the service does not report it, as for an answer that broke off. */
export function costOf(messages: readonly Message[], answer: Collected): Cost {
  const sent = messages.reduce((sum, { content }) => sum + content.length, 0);
  return {
    requests: 1,
    tokensIn: whole(answer.tokensIn ?? sent / charactersOfToken),
    tokensOut: whole(answer.tokensOut ?? answer.text.length / charactersOfToken),
  };
}

/** True for an object that is not an array. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const countIn = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined;

/** Collects an answer from its parts: the events of a stream, or a single whole answer. */
export class Collected {
  /** True once a model may have worked on the request, so that it is counted even if it fails. */
  isCounted = false;
  text = '';
  isEnded = false;
  tokensIn: number | undefined;
  tokensOut: number | undefined;

  add(json: string): void {
    const part = parsed(json);
    if (!isRecord(part)) throw new ModelFailure('broken', 'no object');
    if (part['error']) throw new ModelFailure('broken', JSON.stringify(part['error']));
    const { choices, usage } = part;
    if (isRecord(usage)) {
      this.tokensIn = countIn(usage['prompt_tokens']) ?? this.tokensIn;
      this.tokensOut = countIn(usage['completion_tokens']) ?? this.tokensOut;
    }
    const choice: unknown = Array.isArray(choices) ? choices[0] : undefined;
    if (!isRecord(choice)) return;
    const message = choice['delta'] ?? choice['message'];
    if (isRecord(message) && typeof message['content'] === 'string')
      this.text += message['content'];
    if (typeof choice['finish_reason'] === 'string') this.isEnded = true;
    if (this.text.length > mostAnswerCharacters) throw new ModelFailure('unusable', 'never ends');
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ModelFailure('broken', 'no JSON');
  }
}

/** Reads an answer, streamed or whole, and collects its parts; reports its first byte. */
export async function readAnswer(
  response: Response,
  collected: Collected,
  onFirst: () => void,
): Promise<void> {
  const isStream = response.headers.get('content-type')?.includes('text/event-stream') ?? false;
  const parser = createParser({
    onEvent: ({ data }) => {
      if (data === '[DONE]') collected.isEnded = true;
      else collected.add(data);
    },
  });
  const decoder = new TextDecoder();
  let [body, received] = ['', 0];
  for await (const chunk of response.body ?? []) {
    onFirst();
    const text = decoder.decode(chunk, { stream: true });
    received += text.length;
    // In a stream, the event of a token is many times larger than the token.
    if (received > 800 * mostAnswerCharacters) throw new ModelFailure('unusable', 'never ends');
    if (isStream) parser.feed(text);
    else body += text;
  }
  if (!isStream) collected.add(body);
  if (!collected.isEnded) throw new ModelFailure('unreachable', 'broke off in the middle');
}
