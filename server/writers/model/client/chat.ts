import { createParser } from 'eventsource-parser';
import {
  array,
  fallback,
  finite,
  minValue,
  number,
  object,
  optional,
  parseJson,
  pipe,
  safeParse,
  string,
  unknown,
} from 'valibot';
import type { Cost } from '../../writer.ts';
import { unbounded } from '../answerSchema.ts';
import type { ClientLimits } from './createClient.ts';
import { goesInCircles } from '../readItems.ts';
import { ModelFailure, refusalOf } from './failure.ts';

export interface ModelAddress {
  /** Up to `/v1`, without a slash at the end. */
  readonly baseUrl: string;
  readonly model: string;
  readonly apiKey?: string | undefined;
  /** How many tokens the model takes, question and answer together; unknown for most services, which take enough. */
  readonly contextTokens?: number | undefined;
}

export interface Message {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

/** The ways to request a format of the answer, the strictest first: a schema with bounds, one without … The last one does not request a stream either. */
export const answerFormats = ['bounded', 'json_schema', 'json_object', 'text', 'whole'] as const;
export type AnswerFormat = (typeof answerFormats)[number];

export interface Question {
  readonly messages: readonly Message[];
  readonly name: string;
  readonly schema: Readonly<Record<string, unknown>>;
}

/** The parts of a request that depend on the format. */
export function formatted(
  format: AnswerFormat,
  { name, schema: bounded, messages: asked }: Question,
): { readonly messages: readonly Message[]; readonly response_format?: object } {
  if (format === 'bounded' || format === 'json_schema') {
    const schema = format === 'bounded' ? bounded : unbounded(bounded);
    const json_schema = { name, schema, strict: true };
    return { messages: asked, response_format: { type: 'json_schema', json_schema } };
  }
  // The schema stands in the question only where the format does not carry it.
  const rules = `The schema of your answer:\n${JSON.stringify(bounded)}`;
  const messages = [{ role: 'system', content: rules } as const, ...asked];
  return { messages, ...(format === 'json_object' && { response_format: { type: format } }) };
}

/** The headers of every request; a local model needs no key. */
const headersFor = ({ apiKey }: ModelAddress): Record<string, string> => ({
  'content-type': 'application/json',
  ...(apiKey !== undefined && { authorization: `Bearer ${apiKey}` }),
});

const textsOf = ({ body }: Response) => body?.pipeThrough(new TextDecoderStream()) ?? [];

const mostOfRefusal = 2000;

/** The beginning of a body, which may never end. */
export async function beginningOf(response: Response, most: number): Promise<string> {
  let beginning = '';
  for await (const text of textsOf(response)) {
    beginning += text;
    if (beginning.length >= most) break;
  }
  return beginning.slice(0, most);
}

/** The most tokens of an answer; a longer one is broken off. Several times what a generation uses (README). */
const mostAnswerTokens = 6_000;
const charactersOfToken = 4;
/** How often a growing answer is checked for repetition. */
const charactersBetweenLooks = 200;
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

/** What cannot be read is left out. */
const readable = fallback(optional(string()), undefined);
const count = fallback(optional(pipe(number(), finite(), minValue(0))), undefined);
const message = fallback(optional(object({ content: readable })), undefined);
const choice = object({ delta: message, message, finish_reason: readable });
const usage = object({ prompt_tokens: count, completion_tokens: count });
const partOfAnswer = pipe(
  string(),
  parseJson(),
  object({
    error: optional(unknown()),
    choices: fallback(optional(array(choice)), undefined),
    usage: fallback(optional(usage), undefined),
  }),
);

/** Collects an answer from its parts: the events of a stream, or a single whole answer. */
export class Collected {
  /** True once a model may have worked on the request, so that it is counted even if it fails. */
  isCounted = false;
  text = '';
  isEnded = false;
  /** True for an answer that would not end by itself. What it holds so far may be good. */
  isEndless = false;
  tokensIn: number | undefined;
  tokensOut: number | undefined;
  #nextLook = charactersBetweenLooks;

  add(json: string): void {
    const { success, output: part } = safeParse(partOfAnswer, json);
    if (!success) throw new ModelFailure('broken', 'no JSON object');
    if (part.error) throw new ModelFailure('broken', JSON.stringify(part.error));
    this.tokensIn = part.usage?.prompt_tokens ?? this.tokensIn;
    this.tokensOut = part.usage?.completion_tokens ?? this.tokensOut;
    const [first] = part.choices ?? [];
    this.text += (first?.delta ?? first?.message)?.content ?? '';
    if (first?.finish_reason !== undefined) this.isEnded = true;
    if (this.text.length < this.#nextLook) return;
    this.#nextLook = this.text.length + charactersBetweenLooks;
    this.isEndless = this.text.length > mostAnswerCharacters || goesInCircles(this.text);
  }
}

/** Reads an answer, streamed or whole, and collects its parts; reports its first byte. */
async function readAnswer(response: Response, collected: Collected, onFirst: () => void) {
  const isStream = response.headers.get('content-type')?.includes('text/event-stream') ?? false;
  const parser = createParser({
    onEvent: ({ data }) => {
      if (data === '[DONE]') collected.isEnded = true;
      else collected.add(data);
    },
  });
  let [whole, received] = ['', 0];
  for await (const text of textsOf(response)) {
    onFirst();
    received += text.length;
    // In a stream, the event of a token is many times larger than the token.
    if (received > 800 * mostAnswerCharacters) throw new ModelFailure('unusable', 'never ends');
    if (isStream) parser.feed(text);
    else whole += text;
    if (collected.isEndless) return;
  }
  if (!isStream) collected.add(whole);
  if (!collected.isEnded) throw new ModelFailure('unreachable', 'broke off in the middle');
}

/** Sends one request and collects its answer. Every failure is a `ModelFailure`. */
export async function chat(
  address: ModelAddress,
  question: Question,
  format: AnswerFormat,
  { firstByteMs, wholeMs }: Pick<ClientLimits, 'firstByteMs' | 'wholeMs'>,
  collected: Collected,
): Promise<void> {
  const stop = new AbortController();
  const tooSlow = () => stop.abort(new ModelFailure('slow'));
  const whole = setTimeout(tooSlow, wholeMs);
  const first = setTimeout(tooSlow, firstByteMs);
  try {
    const response = await fetch(`${address.baseUrl}/chat/completions`, {
      method: 'POST',
      headers: headersFor(address),
      // A redirect would carry the key and the prompt elsewhere.
      redirect: 'error',
      signal: stop.signal,
      body: JSON.stringify({
        model: address.model,
        ...formatted(format, question),
        ...(format !== 'whole' && { stream: true, stream_options: { include_usage: true } }),
      }),
    });
    const { ok, status, headers } = response;
    collected.isCounted = ok;
    if (!ok) {
      const beginning = await beginningOf(response, mostOfRefusal);
      throw refusalOf(status, beginning, headers.get('retry-after'));
    }
    await readAnswer(response, collected, () => clearTimeout(first));
  } catch (error) {
    stop.abort();
    const failure =
      error instanceof ModelFailure
        ? error
        : new ModelFailure('unreachable', causeOf(error as Error));
    collected.isCounted ||= wasWorkedOn(failure);
    throw failure;
  } finally {
    clearTimeout(whole);
    clearTimeout(first);
  }
}

/** The codes of connections that broke after the request was sent. */
const brokenOff = /^(ECONNRESET|EPIPE|UND_ERR_(SOCKET|HEADERS_TIMEOUT|BODY_TIMEOUT))$/;

/** True when a model may have worked on a failed request, which services charge for. 502 and 503 mean that no model was there. */
const wasWorkedOn = ({ kind, detail }: ModelFailure): boolean =>
  (kind === 'slow' && detail === '') ||
  brokenOff.test(detail) ||
  (kind === 'broken' && !/^50[23] /.test(detail));

/** The code of a network error, which says more than "fetch failed". */
const causeOf = ({ cause, message }: Error): string =>
  cause instanceof Error && 'code' in cause ? String(cause.code) : message;

const patienceMs = 10_000;
const knownModels = object({ data: array(object({ id: string() })) });

/** One sentence on what is wrong with the model's address, key or name and what to do; undefined when nothing is known to be wrong. */
export async function modelProblem(address: ModelAddress): Promise<string | undefined> {
  const { baseUrl, model } = address;
  const { origin, pathname } = new URL(baseUrl);
  const place = `${origin}${pathname}`;
  try {
    const response = await fetch(`${baseUrl}/models`, {
      headers: headersFor(address),
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    });
    if (response.status === 401 || response.status === 403)
      return `The model's service at ${place} refuses the key: set OPENAI_API_KEY to one it takes.`;
    const { success, output } = safeParse(knownModels, response.ok && (await response.json()));
    const ids = success ? output.data.map(({ id }) => id) : [];
    const isKnown = ids.length === 0 || ids.includes(model) || ids.includes(`${model}:latest`);
    if (isKnown) return undefined;
    const known = ids.slice(0, 5).join(', ');
    return `The model's service at ${place} does not know ${model}: set OPENAI_MODEL to one it knows, such as ${known}.`;
  } catch {
    return `The model's service at ${place} cannot be reached: start it, or set OPENAI_BASE_URL to where it is.`;
  }
}
