import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody } from '../http/bodies.ts';
import { itemFor, type AskedFor, type AnswerFaults } from './fakeModelAnswers.ts';
import { serveLocally } from './serveLocally.ts';

/** The faults that are refusals: their status and code. */
const refusals = {
  busy: [429, 'slow_down'],
  exhausted: [429, 'insufficient_quota'],
  broken: [500, 'internal'],
  loading: [503, 'loading model'],
  wrongKey: [401, 'bad_key'],
  unknownModel: [404, 'model_not_found'],
  refuses: [400, 'bad request'],
} as const;

/** How the fake model behaves. May be changed while it runs. */
export interface Switches extends AnswerFaults {
  readonly noJsonSchema?: boolean;
  /** Refuses schemas with bounds. */
  readonly noBounds?: boolean;
  readonly noJsonObject?: boolean;
  /** Refuses requests for a stream. */
  readonly noStream?: boolean;
  readonly thinks?: boolean;
  readonly fences?: boolean;
  readonly halfJson?: boolean;
  readonly streams?: boolean;
  /** How many requests the fault below affects; by default all. */
  readonly times?: number;
  readonly fault?: keyof typeof refusals | 'hangs' | 'disconnects' | 'neverEnds';
  readonly retryAfter?: string;
  /** Answers come only after this. */
  readonly after?: Promise<unknown>;
}

export type FakeModel = Awaited<ReturnType<typeof createFakeModel>>;

const [model, apiKey] = ['fake-1', 'secret-key'];

interface ChatBody {
  readonly model?: string;
  readonly messages?: readonly { readonly role: string; readonly content: string }[];
  readonly response_format?: {
    readonly type?: string;
    readonly json_schema?: { readonly schema?: unknown; readonly strict?: boolean };
  };
  readonly stream?: boolean;
}

const json = { 'content-type': 'application/json' };

const refuse = (res: ServerResponse, status: number, code: string, retryAfter?: string): void =>
  void res
    .writeHead(status, { ...json, ...(retryAfter && { 'retry-after': retryAfter }) })
    .end(JSON.stringify({ error: { code, message: code } }));

/** The JSON Schema keywords that every strict service accepts; some answer others with 400. */
const known = new Set([
  'type',
  'properties',
  'required',
  'additionalProperties',
  'items',
  'enum',
  'description',
]);
const bounds = ['minItems', 'maxItems', 'maxLength'];

type Schema = Readonly<Record<string, unknown>>;

/** The error of a strict service for a schema, or undefined. */
function schemaProblem(
  format: { readonly schema?: unknown; readonly strict?: boolean } | undefined,
  knowsBounds: boolean,
): string | undefined {
  if (!format?.strict) return 'strict must be true';
  const allowed = new Set([...known, ...(knowsBounds ? bounds : [])]);
  return problemOf(format.schema, 'schema', allowed);
}

function problemOf(value: unknown, at: string, allowed: ReadonlySet<string>): string | undefined {
  if (typeof value !== 'object' || value === null) return `${at} is no schema`;
  const schema = value as Schema;
  const strange = Object.keys(schema).find((keyword) => !allowed.has(keyword));
  if (strange !== undefined) return `${at}: ${strange} is not supported`;
  if (schema['type'] === 'array') return problemOf(schema['items'], `${at}[]`, allowed);
  if (schema['type'] !== 'object') return undefined;
  const properties = (schema['properties'] ?? {}) as Schema;
  const names = Object.keys(properties);
  if (schema['additionalProperties'] !== false) return `${at}: additionalProperties must be false`;
  if (names.some((name) => !(schema['required'] as readonly string[]).includes(name)))
    return `${at}: every property must be required`;
  return names.map((name) => problemOf(properties[name], `${at}.${name}`, allowed)).find(Boolean);
}

/** The request: the fields from the schema, in the format or in the prompt, the rest from the text. */
function askedIn(prompt: string, format: unknown): AskedFor {
  const told = /The schema of your answer:\n(\{.*\})/.exec(prompt)?.[1] ?? '{}';
  const read = (format ?? JSON.parse(told)) as {
    properties?: Record<string, { items?: { properties?: Record<string, unknown> } }>;
  };
  const [list] = Object.values(read.properties ?? {});
  const material = [...prompt.matchAll(/^<material-[0-9a-f]+>\n([^]*?)\n<\/material/gm)]
    .map(([, text = '']) => text)
    .join('\n');
  return {
    fields: Object.keys(list?.items?.properties ?? {}),
    count: Number(/\b(?:Write|Name) (\d+)\b/.exec(prompt)?.[1] ?? 1),
    sentences: material
      .split('\n')
      .filter((line) => !line.startsWith('Page '))
      .flatMap((line) => line.match(/[^.!?]+[.!?]+/g) ?? [])
      .map((sentence) => sentence.trim())
      .filter((sentence) => sentence.split(' ').length > 4),
    business: /^The business: ([^(]*) \(/m.exec(prompt)?.[1] ?? 'This business',
  };
}

/** A strict imitation of a chat completions service with switchable faults. */
export async function createFakeModel(first: Switches = {}) {
  let switches = first;
  let left = first.times ?? Infinity;
  /** The received requests. */
  const asked: { readonly format: string; readonly prompt: string }[] = [];
  const turns = new Map<string, number>();
  let [running, most] = [0, 0];

  const answerTo = (prompt: string, format: unknown): string => {
    const wanted = askedIn(prompt, format);
    const kind = wanted.fields.join();
    const items = Array.from({ length: wanted.count }, () => {
      const turn = turns.get(kind) ?? 0;
      turns.set(kind, turn + 1);
      return itemFor(wanted, turn, switches);
    });
    const text = JSON.stringify({ items });
    if (switches.halfJson) return text.slice(0, text.length / 2);
    const thought = switches.thinks ? '<think>Perhaps {"items":[]}?</think>\n' : '';
    return switches.fences ? `${thought}Here it is:\n\`\`\`json\n${text}\n\`\`\`` : thought + text;
  };

  const chat = async (body: ChatBody, res: ServerResponse): Promise<void> => {
    const prompt = (body.messages ?? []).map(({ content }) => content).join('\n');
    const format = body.response_format?.type ?? 'text';
    asked.push({ format, prompt });
    await switches.after;
    if (body.model !== model) return refuse(res, 404, 'model_not_found');
    const fault = left > 0 ? switches.fault : undefined;
    left -= 1;
    if (fault && fault in refusals) {
      const [status, code] = refusals[fault as keyof typeof refusals];
      return refuse(res, status, code, switches.retryAfter);
    }
    if (fault === 'hangs') return undefined;
    const isUnknown =
      (format === 'json_schema' && switches.noJsonSchema) ||
      (format === 'json_object' && switches.noJsonObject);
    if (isUnknown) return refuse(res, 400, 'response_format');
    if (body.stream && switches.noStream) return refuse(res, 400, 'stream');
    const wanted = body.response_format?.json_schema;
    const problem = format === 'json_schema' && schemaProblem(wanted, !switches.noBounds);
    if (problem) return refuse(res, 400, problem);
    const text = answerTo(prompt, wanted?.schema);
    // A token has about four characters.
    const usage = {
      prompt_tokens: Math.ceil(prompt.length / 4),
      completion_tokens: Math.ceil(text.length / 4),
    };
    if (!body.stream || switches.streams === false)
      return void res.writeHead(200, json).end(
        JSON.stringify({
          choices: [{ message: { content: text }, finish_reason: 'stop' }],
          usage,
        }),
      );
    res.writeHead(200, { 'content-type': 'text/event-stream' });
    const send = (part: unknown) => res.write(`data: ${JSON.stringify(part)}\n\n`);
    if (fault === 'neverEnds') return neverEnd(res, send);
    const parts = text.match(/[^]{1,40}/gu) ?? [];
    for (const [index, content] of parts.entries()) {
      if (fault === 'disconnects' && index > 2) return void res.destroy();
      send({ choices: [{ delta: { content } }] });
    }
    send({ choices: [{ delta: {}, finish_reason: 'stop' }] });
    send({ choices: [], usage });
    return void res.end('data: [DONE]\n\n');
  };

  const answer = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    if (req.headers.authorization !== `Bearer ${apiKey}`) return refuse(res, 401, 'bad_key');
    if (req.url === '/v1/models')
      return void res.writeHead(200, json).end(JSON.stringify({ data: [{ id: model }] }));
    if (req.url !== '/v1/chat/completions' || req.method !== 'POST')
      return refuse(res, 404, 'path');
    running += 1;
    most = Math.max(most, running);
    res.once('close', () => (running -= 1));
    const body = await readBody(req, 1_000_000);
    await chat(JSON.parse(String(body)) as ChatBody, res);
  };

  const { url, close } = await serveLocally((req, res) => void answer(req, res));
  return {
    address: { baseUrl: `${url}/v1`, model, apiKey },
    asked,
    /** The highest number of parallel requests. */
    mostAtOnce: () => most,
    set: (next: Switches): void => {
      switches = next;
      left = next.times ?? Infinity;
    },
    close,
  };
}

/** Sends until the client disconnects. */
function neverEnd(res: ServerResponse, send: (part: unknown) => boolean): void {
  const more = () => {
    while (!res.destroyed && send({ choices: [{ delta: { content: 'and on '.repeat(200) } }] }));
  };
  res.on('drain', more);
  more();
}
