import { limits } from '#domain/settings/limits.ts';
import { isRecord, readJson } from '#domain/entities/json.ts';
import { Malformed } from './answer.ts';
import { t, type FailureKey } from '#domain/words/translate.ts';
import { paths, type CallName } from './contract/paths.ts';
import { stepNames, type Step } from '#domain/work/step.ts';

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

  constructor({ call, kind, messageKey, shown, status, serverMessage, cause }: Failure) {
    super(shown ?? t(messageKey), { cause });
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
}

/** Parses the JSON of a response; undefined for an empty one. Throws for anything else, such as an HTML page. */
function parsed(text: unknown): unknown {
  return typeof text !== 'string' || text === '' ? undefined : JSON.parse(text);
}

/** Creating a workspace succeeds with exactly 200 and 201; every other call with any 2xx status. */
function isSuccess(call: CallName, status: number): boolean {
  if (call === 'workspaces.create') return status === 200 || status === 201;
  return status >= 200 && status < 300;
}

/** Returns the JSON of a successful response. Throws the call's `ApiError` for any other. */
export function successBody(call: CallName, { status, text }: RawResponse): unknown {
  if (!isSuccess(call, status)) {
    throw refusal(call, status, typeof text === 'string' ? readJson(text) : undefined);
  }
  const body = parsed(text);
  if (isRecord(body) && body['success'] === false) throw refusal(call, status, body);
  return body;
}

function refusal(call: CallName, status: number, body: unknown): ApiError {
  const { messageKey, refused, shows, showsOn, showsFor } = failureTexts(call);
  const serverMessage = serverMessageIn(body, shows);
  const reason = isRecord(body) ? body['reason'] : undefined;
  // Any call may have been made too often (D89), or may send too much (D87).
  const isTooMuch = [409, 422, 429].includes(status) && reason === 'suggestions';
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
