import { isEntityId, type EntityId } from '#domain/lists/entityId.ts';
import { custom, getDotPath, optional, safeParse, type GenericSchema } from 'valibot';
import { linesOf } from '#domain/entities/texts.ts';
import type { EntityDescription } from '#domain/entities/description.ts';
import { limits } from '#domain/settings/limits.ts';
import { isRecord, readJson } from '#domain/entities/json.ts';
import { t, type FailureKey } from '#domain/words/translate.ts';
import { paths, type CallName } from './contract/paths.ts';
import { stepNames, type Step } from '#domain/work/step.ts';

/** Thrown by the readers when an answer has none of the allowed shapes; the client turns it into an `ApiError`. */
export class Malformed extends Error {
  override readonly name = 'Malformed';
}

/** The wrappers that an answer's content may be in. */
export const wrappers = ['data', 'result', 'items'] as const;
const deepest = 3;

/** Returns the first value that `read` accepts, looking into `data`, `result` and `items`. */
export function unwrapped<Value>(
  answer: unknown,
  read: (candidate: unknown) => Value | undefined,
  depth = deepest,
): Value | undefined {
  const here = read(answer);
  if (here !== undefined || depth === 0 || !isRecord(answer)) return here;
  for (const name of wrappers) {
    if (!Object.hasOwn(answer, name)) continue;
    const inside = unwrapped(answer[name], read, depth - 1);
    if (inside !== undefined) return inside;
  }
  return undefined;
}

/** Returns the list in an answer, through any wrappers (D23). Null counts as an empty list. */
export function listIn(answer: unknown): readonly unknown[] {
  const list = unwrapped(answer, (candidate) => {
    if (candidate === null) return [];
    return Array.isArray(candidate) ? (candidate as readonly unknown[]) : undefined;
  });
  if (list === undefined) throw new Malformed('the answer holds no list');
  return list;
}

/** Reads one object, with or without an envelope. */
export function readOne<Value>(answer: unknown, schema: GenericSchema<unknown, Value>): Value {
  let reason = 'the answer holds nothing';
  const found = unwrapped(answer, (candidate) => {
    const read = safeParse(schema, candidate);
    if (read.success) return { value: read.output };
    const [issue] = read.issues;
    reason = `${getDotPath(issue) ?? 'answer'}: ${issue.message}`;
    return undefined;
  });
  if (!found) throw new Malformed(reason);
  return found.value;
}

/** Parses JSON. A blank text becomes null; a text that is no JSON is returned as it is. */
export function parseIfJson(text: string): unknown {
  if (text.trim() === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** A text from a server. Some send numbers. */
export type WireText = string | number;

/** A list of texts from a server: a list, JSON text of a list, or lines. */
export type WireTexts = string | readonly WireText[];

/** True for a value that can be shown as text; false for NaN and objects. */
export const isWireText = (value: unknown): value is WireText =>
  typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value));

/** True for a value that can be shown as a list of texts. */
export const isWireTexts = (value: unknown): value is WireTexts =>
  typeof value === 'string' || (Array.isArray(value) && value.every(isWireText));

export const id = custom<EntityId>(isEntityId, 'must be an id');

export const text = custom<WireText>(isWireText, 'must be a text');

export const optionalText = optional(
  custom<WireText | null>((value) => value === null || isWireText(value), 'must be a text'),
);

type Maybe<Value> = Value | null | undefined;

/** Returns a text; a missing one becomes blank. */
export function readText(value: Maybe<WireText>): string {
  return typeof value === 'string' ? value : String(value ?? '');
}

/** Returns a number; null when it is missing, unreadable or NaN. */
export function figureOf(value: Maybe<WireText>): number | null {
  if (typeof value === 'number') return value;
  if (value === null || value === undefined || value.trim() === '') return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}

/** Returns the texts, trimmed, without blank ones. */
export function textsOf(value: Maybe<WireTexts>): string[] {
  if (value === null || value === undefined) return [];
  if (typeof value === 'string') return jsonTexts(value) ?? linesOf(value);
  return value.map((item) => String(item).trim()).filter((item) => item !== '');
}

function jsonTexts(source: string): string[] | undefined {
  if (!source.trimStart().startsWith('[')) return undefined;
  const list = parseIfJson(source);
  return Array.isArray(list) && list.every(isWireText) ? textsOf(list) : undefined;
}

/** The app's names of fields, by their names on the wire. */
export type FieldOnWire = ReadonlyMap<unknown, string>;

/** The fields of a kind of row, by all their names on the wire. */
export const fieldsOnWire = ({ fields }: EntityDescription): FieldOnWire =>
  new Map(
    Object.entries(fields).flatMap(([name, { onWire, alsoOnWire = onWire }]) => [
      [onWire, name],
      [alsoOnWire, name],
    ]),
  );

const unprintable = /[\p{Cc}\s\u202A-\u202E\u2066-\u2069]+/gu;

/** Returns the server's message in a response as one line of plain text, cut to a length that can be shown. */
function serverMessageIn(
  answer: unknown,
  first: 'error' | 'message' = 'message',
): string | undefined {
  if (!isRecord(answer)) return undefined;
  const second = first === 'error' ? 'message' : 'error';
  return plainText(answer[first]) ?? plainText(answer[second]);
}

/** The message of a successful generation, when the server marks it for people to read. */
export function remarkIn(answer: unknown): string | undefined {
  return isRecord(answer) && answer['reason'] === 'suggestions'
    ? plainText(answer['message'])
    : undefined;
}

function plainText(value: unknown): string | undefined {
  if (isRecord(value)) return plainText(value['message']);
  if (typeof value !== 'string') return undefined;
  const line = value.replace(unprintable, ' ').trim();
  return line === '' ? undefined : cut(line.toWellFormed());
}

function cut(line: string): string {
  if (line.length <= limits.maxServerMessage) return line;
  const head = line.slice(0, limits.maxServerMessage - 1);
  const whole = /[\uD800-\uDBFF]$/.test(head) ? head.slice(0, -1) : head;
  return `${whole.trimEnd()}…`;
}

/** Why a call failed: the server refused it, could not be reached, sent an invalid response, or the caller aborted it. */
export type FailureKind = 'refused' | 'unreachable' | 'malformed' | 'aborted';

interface Failure {
  readonly call: CallName;
  readonly kind: FailureKind;
  readonly messageKey: FailureKey;
  /** Shown instead of the text in the catalogue where the specification says so. */
  readonly shown?: string | undefined;
  readonly status?: number | undefined;
  readonly serverMessage?: string | undefined;
  readonly present?: unknown;
  readonly cause: unknown;
}

/** The error of every failed call. `message` is the text to show; the reason is in `cause`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly call: CallName;
  readonly kind: FailureKind;
  readonly messageKey: FailureKey;
  readonly status: number | undefined;
  /** The server's own message as plain text, cut at 300 characters. Shown only where the specification says so. */
  readonly serverMessage: string | undefined;
  /** Its text is the server's own. */
  readonly isServerMessage: boolean;
  /** What stands on the server, where the answer to a refused change contains it. */
  readonly present: unknown;

  constructor(failure: Failure) {
    const { call, kind, messageKey, shown, status, serverMessage, present, cause } = failure;
    super(shown ?? t(messageKey), { cause });
    this.present = present;
    this.call = call;
    this.kind = kind;
    this.messageKey = messageKey;
    this.status = status;
    this.serverMessage = serverMessage;
    this.isServerMessage = shown !== undefined;
  }

  /** For logs: what failed and how, without headers, bodies and tokens. */
  toJSON() {
    const { name, call, kind, status, messageKey, message, cause } = this;
    const reason = cause instanceof Error ? `${cause.name}: ${cause.message}` : undefined;
    return { name, call, kind, status, messageKey, message, reason };
  }
}

/** The texts for a failed call, and whether the server's own message is shown. */
interface FailureTexts {
  readonly messageKey: FailureKey;
  readonly unreachable?: FailureKey;
  /** The text when the response refuses the call without a message. */
  readonly refused?: FailureKey;
  /** The field of the response to show first, for calls that show the server's message. */
  readonly shows?: 'error' | 'message';
  /** Shown with these statuses only; without it, with any. */
  readonly showsOn?: readonly number[];
  /** Shown only where the response has this `reason`: a proxy's own page about a 503 has none. */
  readonly showsFor?: 'suggestions';
}

/** Why nothing was suggested: today's budget is used up, the model fails, or it cannot be reached. */
const suggesting = {
  shows: 'message',
  showsOn: [429, 502, 503],
  showsFor: 'suggestions',
} as const;

const refusedChange = { shows: 'message', showsOn: [409] } as const;

const special: { readonly [Name in CallName]?: Omit<FailureTexts, 'messageKey'> } = {
  'workspaces.create': { shows: 'error' },
  // How many companies a workspace may have.
  'businessInfo.save': refusedChange,
  'users.add': { shows: 'message', unreachable: 'message.users.add.unreachable' },
  'users.remove': refusedChange,
  // Who the owner is, and which name has to be typed.
  'workspace.handOver': refusedChange,
  'workspace.removeCompany': refusedChange,
  'workspace.remove': refusedChange,
  // A server may refuse unknown figures (D71).
  'keywords.add': { shows: 'message', showsOn: [400, 422] },
  'prospects.add': { unreachable: 'message.prospects.add.unreachable' },
  'prospects.remove': { unreachable: 'message.prospects.remove.unreachable' },
  'suggestions.rewrite': suggesting,
  // Why the website was not read.
  'businessInfo.scrape': { ...suggesting, showsOn: [422] },
  'emails.list': { shows: 'error', refused: 'message.emails.refused' },
  'emails.generate': { shows: 'error', refused: 'message.emails.refused' },
};

function furtherTexts(call: CallName): Omit<FailureTexts, 'messageKey'> | undefined {
  if (special[call]) return special[call];
  if (call.endsWith('.generate')) return suggesting;
  // Somebody else has changed the row, or it is the last member.
  return call.endsWith('.edit') ? refusedChange : undefined;
}

/** Returns the texts for one call: every call has one, some have more. */
export function failureTexts(call: CallName): FailureTexts {
  return { messageKey: `message.${call}`, ...furtherTexts(call) };
}

/** The response of a call before it is parsed. */
export interface RawResponse {
  readonly status: number;
  readonly text: unknown;
  readonly url?: string;
  /** The server's tag for the state of what was asked for. */
  readonly tag?: unknown;
}

/** Creating a workspace succeeds with exactly 200 and 201; every other call with any 2xx status. */
function isSuccess(call: CallName, status: number): boolean {
  if (call === 'workspaces.create') return status === 200 || status === 201;
  return status >= 200 && status < 300;
}

/**
 * Returns the JSON of a successful response; undefined for an empty one. Throws for a text that is no JSON, such as an HTML
 * page, and the call's `ApiError` for any other response.
 */
export function successBody(call: CallName, { status, text }: RawResponse): unknown {
  if (!isSuccess(call, status)) {
    throw refusal(call, status, typeof text === 'string' ? readJson(text) : undefined);
  }
  const body: unknown = typeof text === 'string' && text !== '' ? JSON.parse(text) : undefined;
  if (isRecord(body) && body['success'] === false) throw refusal(call, status, body);
  return body;
}

function refusal(call: CallName, status: number, body: unknown): ApiError {
  const { messageKey, refused, shows, showsOn, showsFor } = failureTexts(call);
  const serverMessage = serverMessageIn(body, shows);
  const reason = isRecord(body) ? body['reason'] : undefined;
  // Any call may have been made too often (D89), or may send too much (D83, D87).
  const isTooMuch = [409, 413, 422, 429].includes(status) && reason === 'suggestions';
  const isShown =
    isTooMuch ||
    (shows !== undefined &&
      (showsOn?.includes(status) ?? true) &&
      (showsFor === undefined || reason === showsFor));
  const isRefused = isRecord(body) && body['success'] === false;
  const { method, path } = paths[call];
  return new ApiError({
    call,
    kind: 'refused',
    messageKey: isRefused && serverMessage === undefined ? (refused ?? messageKey) : messageKey,
    shown: isShown ? serverMessage : undefined,
    status,
    serverMessage,
    present: isRecord(body) ? body['data'] : undefined,
    cause: new Error(`${method} ${path} answered ${status}`),
  });
}

/** The response to a change may be empty or any JSON but a text or number: what it contains is not specified. */
export function readDone(answer: unknown): void {
  if (answer === undefined || answer === null || typeof answer === 'boolean') return;
  if (!isRecord(answer) && !Array.isArray(answer)) throw new Malformed('the answer is no object');
}

/** Begins each record of a JSON text sequence (RFC 7464). */
const mark = '\u001E';

/** True for an answer that is a sequence: its steps, and the response as the last record. */
export const isSequence = (text: unknown): text is string =>
  typeof text === 'string' && text.startsWith(mark);

/** The records that have arrived completely. Unreadable ones are left out. */
const recordsIn = (text: string): readonly unknown[] =>
  text.split(mark).flatMap((record) => {
    const value = record.endsWith('\n') ? readJson(record) : undefined;
    return value === undefined ? [] : [value];
  });

const isCount = (value: unknown): value is number => Number.isSafeInteger(value);

function stepOf(record: unknown): Step | undefined {
  const name = isRecord(record) && stepNames.find((each) => each === record['step']);
  if (!isRecord(record) || !name) return undefined;
  const { done, of } = record;
  return { step: name, ...(isCount(done) && isCount(of) && { done, of }) };
}

export const lastStepIn = (text: string): Step | undefined =>
  recordsIn(text)
    .map(stepOf)
    .findLast((step) => step !== undefined);

export function responseIn(text: string): RawResponse | undefined {
  const last = recordsIn(text).at(-1);
  if (!isRecord(last) || !isCount(last['status'])) return undefined;
  return { status: last['status'], text: JSON.stringify(last['body']) };
}
