import { isRecord, ModelFailure, readAnswer, refusalOf, type Collected } from './readAnswer.ts';

/** The address and name of a model. */
export interface ModelAddress {
  /** Up to `/v1`, without a slash at the end. */
  readonly baseUrl: string;
  readonly model: string;
  readonly apiKey?: string | undefined;
}

export interface Message {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

/** The ways to request a format of the answer, the strictest first. The last one does not request a stream either. */
export const answerFormats = ['json_schema', 'json_object', 'text', 'whole'] as const;
export type AnswerFormat = (typeof answerFormats)[number];

/** One question to a model. */
export interface Question {
  readonly messages: readonly Message[];
  /** The name and schema of the answer. */
  readonly name: string;
  readonly schema: Readonly<Record<string, unknown>>;
}

/** The time limits of a request. */
export interface TimeLimits {
  readonly firstByteMs: number;
  readonly wholeMs: number;
}

function formatOf(format: AnswerFormat, { name, schema }: Question) {
  if (format === 'text' || format === 'whole') return {};
  if (format === 'json_object') return { response_format: { type: 'json_object' } };
  return { response_format: { type: 'json_schema', json_schema: { name, schema, strict: true } } };
}

/** The headers of every request; a local model needs no key. */
const headersFor = ({ apiKey }: ModelAddress): Record<string, string> => ({
  'content-type': 'application/json',
  ...(apiKey !== undefined && { authorization: `Bearer ${apiKey}` }),
});

const mostOfRefusal = 2000;

/** The beginning of a refusal's body, which may never end. */
async function beginningOf({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length >= mostOfRefusal) break;
  }
  return text.slice(0, mostOfRefusal);
}

/** Sends one request and collects its answer. Every failure is a `ModelFailure`. */
export async function chat(
  address: ModelAddress,
  question: Question,
  format: AnswerFormat,
  { firstByteMs, wholeMs }: TimeLimits,
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
        messages: question.messages,
        ...formatOf(format, question),
        ...(format !== 'whole' && { stream: true, stream_options: { include_usage: true } }),
      }),
    });
    const { ok, status, headers } = response;
    collected.isCounted = ok;
    if (!ok) throw refusalOf(status, await beginningOf(response), headers.get('retry-after'));
    await readAnswer(response, collected, () => clearTimeout(first));
  } catch (error) {
    stop.abort();
    const failure =
      error instanceof ModelFailure ? error : new ModelFailure('unreachable', causeOf(error));
    collected.isCounted ||= wasWorkedOn(failure);
    throw failure;
  } finally {
    clearTimeout(whole);
    clearTimeout(first);
  }
}

/** The codes of connections that broke after the request was sent. */
const brokenOff = new Set([
  'ECONNRESET',
  'EPIPE',
  'UND_ERR_SOCKET',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
]);

/**
 * True when a model may have worked on a failed request, which services charge for. They charge nothing for a request that
 * never reached them, or that they refuse: 502 and 503 mean that no model was there.
 */
const wasWorkedOn = ({ kind, detail }: ModelFailure): boolean =>
  (kind === 'slow' && detail === '') ||
  brokenOff.has(detail) ||
  (kind === 'broken' && !/^50[23] /.test(detail));

/** The code of a network error, which says more than "fetch failed". */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  const { cause } = error;
  return isRecord(cause) && typeof cause['code'] === 'string' ? cause['code'] : error.message;
}

const patienceMs = 10_000;

const idsIn = (answer: unknown): readonly string[] => {
  const data = isRecord(answer) ? answer['data'] : undefined;
  if (!Array.isArray(data)) return [];
  return data.flatMap((each: unknown) =>
    isRecord(each) && typeof each['id'] === 'string' ? [each['id']] : [],
  );
};

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
    const ids = response.ok ? idsIn(await response.json()) : [];
    const isKnown = ids.length === 0 || ids.includes(model) || ids.includes(`${model}:latest`);
    if (isKnown) return undefined;
    const known = ids.slice(0, 5).join(', ');
    return `The model's service at ${place} does not know ${model}: set OPENAI_MODEL to one it knows, such as ${known}.`;
  } catch {
    return `The model's service at ${place} cannot be reached: start it, or set OPENAI_BASE_URL to where it is.`;
  }
}
