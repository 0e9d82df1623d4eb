import type { GenericSchema, InferInput } from 'valibot';
import type { calls } from './contract/calls.ts';
import { limits } from '#domain/settings/limits.ts';
import { keywordDescription } from '#domain/keywords/keyword.ts';
import { isEntityId } from '#domain/lists/entityId.ts';
import axios, { isAxiosError, isCancel } from 'axios';
import {
  ApiError,
  failureTexts,
  isSequence,
  lastStepIn,
  readDone,
  remarkIn,
  responseIn,
  successBody,
  type FailureKind,
  type RawResponse,
  Malformed,
} from './response.ts';
import type { CallReport } from '#domain/work/step.ts';
import { isCreating, isGenerating, paths, type CallName } from './contract/paths.ts';
import { isRecord } from '#domain/entities/json.ts';

/** How many addresses keep what was last read there: those used last. */
const mostKnown = 30;

/** What was last read at an address, with the server's tag for that state. */
interface Known {
  readonly tag: string;
  readonly value: unknown;
}

/** A response, with what was known when it was asked for: other answers may have taken its place meanwhile. */
interface Answer extends RawResponse {
  readonly before?: Known | undefined;
}

/** Thrown instead of sending a request that is wrong. */
class NotSendable extends Error {
  override readonly name = 'NotSendable';
}

/** One try at a request that makes a row. */
export interface Attempt {
  /** The server recognizes a repeated request by it. */
  readonly key: string;
  /** Ends the attempt. While its outcome is unknown, the same request continues it instead of starting a new one. */
  readonly end: (isKnown: boolean) => void;
}

/** Remembers attempts whose outcome is not known. */
export interface Attempts {
  /** Begins an attempt, or continues an earlier one with the same call and content whose answer was lost. */
  readonly begin: (call: string, content: string) => Attempt;
  readonly forget: (call: string) => void;
}

type Part<Name extends CallName, Side extends 'query' | 'body'> =
  (typeof calls)[Name] extends Readonly<Record<Side, infer Schema extends GenericSchema>>
    ? Readonly<Record<Side, InferInput<Schema>>>
    : unknown;

/** The request of a call: the contract defines its query and body, field by field. */
export type RequestOf<Name extends CallName> = Part<Name, 'query'> &
  Part<Name, 'body'> & {
    readonly workspace: string;
    readonly signal?: AbortSignal | undefined;
  };

export interface AnyRequest {
  readonly workspace: string;
  readonly signal?: AbortSignal | undefined;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
}

/** Reserved for the page's origin when the API's address is relative: the longest host and port. */
const longestOrigin = 'https://'.length + 253 + ':65535'.length;

/** Returns `{host}/api`; an empty host means the page's own. Throws when the configured host is not an http origin. */
export function apiBase(host: string): string {
  const trimmed = host.replace(/\/+$/, '');
  if (trimmed !== '' && !/^https?:\/\/[^/]/i.test(trimmed)) {
    throw new TypeError(`The API host must be empty or start with http:// or https://: ${host}`);
  }
  return `${trimmed}/api`;
}

function encoded(text: string): string {
  if (!text.isWellFormed()) throw new NotSendable('a text in the address is broken');
  return encodeURIComponent(text);
}

/** Encodes one segment of a path. Refuses segments that would change the rest of the path. */
function pathSegment(text: string): string {
  if (text === '' || text === '.' || text === '..') {
    throw new NotSendable(`not a path segment: ${JSON.stringify(text)}`);
  }
  return encoded(text);
}

/** Returns the path of a call with its workspace and query. Commas join ids and are not encoded. */
export function callPath(
  path: string,
  workspace: string,
  query: Readonly<Record<string, string>> = {},
): string {
  const filled = path.replace('{domain}', () => pathSegment(workspace));
  const pairs = Object.entries(query).map(
    ([name, value]) => `${name}=${value.split(',').map(encoded).join(',')}`,
  );
  return pairs.length === 0 ? filled : `${filled}?${pairs.join('&')}`;
}

/** Returns how many characters can still be added to a URL; negative when it is too long. */
export function charactersLeft(base: string, path: string): number {
  const origin = base.startsWith('/') ? longestOrigin : 0;
  return limits.maxUrlLength - origin - base.length - path.length;
}

/** True when a URL is below the API's base. The token is sent nowhere else. */
export function isBelowApi(base: string, path: string): boolean {
  const here = 'http://page.invalid';
  const [api, target] = [new URL(base, here), new URL(base + path, here)];
  return target.pathname.startsWith(`${api.pathname}/`);
}

const isIdName = /(?:^|[a-z])id$/i;

/** The figures of a keyword, which are null when they are not known (D71). */
const figures = new Set<string>(
  Object.values(keywordDescription.fields).flatMap((field) =>
    'mayBeUnknown' in field ? field.onWire : [],
  ),
);

/** Throws for values that come from a bug: a missing value, NaN, or `undefined` and the like as an id (D12). */
function assertSendable(value: unknown, name: string): void {
  if (value === null && figures.has(name)) return;
  // What members share may be any JSON (D83).
  if (name === 'value' && value !== undefined) return;
  if (value === undefined || value === null) throw new NotSendable(`${name} is missing`);
  if (typeof value === 'number' && !Number.isFinite(value)) {
    throw new NotSendable(`${name} is not a number`);
  }
  if (isIdName.test(name) && !isEntityId(value)) throw new NotSendable(`${name} is not an id`);
  if (typeof value !== 'object') return;
  for (const [key, part] of Object.entries(value)) {
    assertSendable(part, Array.isArray(value) ? `${name} ${key}` : key);
  }
}

/** Returns the value without the character U+0000 in its texts: it is invisible, and a server may be unable to store it. */
function withoutNul(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\u0000', '');
  if (Array.isArray(value)) return value.map(withoutNul);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withoutNul(part)]));
}

export interface HttpOptions {
  /** The origin of the API; empty for the page's own origin. */
  readonly host: string;
  /** Returns the access token, when an API audience is configured. */
  readonly getToken?: () => Promise<string | null>;
  /** Called with every failure except aborted calls. */
  readonly onError?: (error: ApiError) => void;
  /** Called with ids that were skipped because they are invalid; by default they are logged to the console. */
  readonly onLeftOut?: (call: CallName, ids: readonly unknown[]) => void;
  /** Called when a generation starts and ends, and with each step that the server reports meanwhile. */
  readonly onReport?: (call: CallName, report: CallReport) => void;
  /** Keeps the idempotency keys, where the server recognizes a repeated request by its key. */
  readonly attempts?: Attempts;
  /** Replaces the network in tests. */
  readonly fetch?: (request: Request) => Promise<Response>;
}

/** Sends requests to the server. Every failure is an `ApiError`. */
export interface Http {
  readonly call: <Name extends CallName, Value>(
    name: Name,
    request: RequestOf<Name>,
    read: (answer: unknown) => Value,
  ) => Promise<Value>;
  /** The same with any request: what the calls of lists send is derived. The tests of every call compare it with the contract. */
  readonly callAny: <Value>(
    name: CallName,
    request: AnyRequest,
    read: (answer: unknown) => Value,
  ) => Promise<Value>;
  /** Sends one request whose response says only that it succeeded. */
  readonly done: <Name extends CallName>(name: Name, request: RequestOf<Name>) => Promise<void>;
  /** Returns how many characters the value of a call's only parameter may have without making the URL too long. */
  readonly charactersLeftFor: (name: CallName, workspace: string, parameter: string) => number;
  readonly onLeftOut: (call: CallName, ids: readonly unknown[]) => void;
}

/** Creates the one axios client: base URL `{host}/api`, JSON, no timeout, unchanged requests. */
export function createHttp(options: HttpOptions): Http {
  const base = apiBase(options.host);
  const { fetch } = options;
  const client = axios.create({
    baseURL: base,
    allowAbsoluteUrls: false,
    timeout: 0,
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    withXSRFToken: false,
    // Each call checks the status and parses the JSON itself, so axios must not.
    responseType: 'text',
    transformResponse: [(raw: unknown) => raw],
    validateStatus: () => true,
    ...(fetch && {
      adapter: 'fetch',
      env: { fetch: (input, init) => fetch(new Request(input, init)) },
    }),
  });

  /** By address, the one used last at the end: it is not sent again until it changes. */
  const known = new Map<string, Known>();
  const keep = (url: string, read: Known) => {
    known.delete(url);
    known.set(url, read);
    const [oldest] = known.keys();
    if (known.size > mostKnown && oldest !== undefined) known.delete(oldest);
  };

  const reportOf = (name: CallName) => (isGenerating(name) ? options.onReport : undefined);

  async function send(name: CallName, request: AnyRequest, key?: string): Promise<Answer> {
    const { method, path } = paths[name];
    const { workspace, signal, query = {}, body } = request;
    assertSendable(query, 'query');
    if (body) assertSendable(body, 'body');
    const url = callPath(path, workspace, query);
    if (charactersLeft(base, url) < 0) throw new NotSendable('the address is too long');
    const token = isBelowApi(base, url) ? await options.getToken?.() : null;
    const report = reportOf(name);
    const before = known.get(url);
    const response = await client.request<unknown>({
      method,
      url,
      ...(report && { onDownloadProgress: (progress) => reportStep(progress.event, name, report) }),
      ...(body && { data: withoutNul(body) }),
      ...(signal && { signal }),
      headers: {
        ...(report && { Accept: 'application/json, application/json-seq' }),
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(key && { 'Idempotency-Key': key }),
        ...(before && { 'If-None-Match': before.tag }),
      },
    });
    const { status, data: text, headers } = response;
    if (!isSequence(text))
      return { status, text, url, ...(method === 'GET' && { tag: headers['etag'], before }) };
    const last = responseIn(text);
    if (!last) throw new Malformed('the sequence ends without its response');
    return last;
  }

  function attemptOf(name: CallName, { workspace, body }: AnyRequest): Attempt | undefined {
    if (!isCreating(name)) return undefined;
    return options.attempts?.begin(name, `${workspace} ${JSON.stringify(body)}`);
  }

  async function call<Value>(
    name: CallName,
    request: AnyRequest,
    read: (answer: unknown) => Value,
  ): Promise<Value> {
    let answer: Answer | undefined;
    const attempt = attemptOf(name, request);
    const report = reportOf(name);
    report?.(name, { type: 'started' });
    try {
      answer = await send(name, request, attempt?.key);
      const { status, url = '', tag, before } = answer;
      const same = status === 304 ? before : undefined;
      const body = same ? undefined : successBody(name, answer);
      // An address belongs to one call, whose answers are always read in the same way.
      const value = same ? (same.value as Value) : read(body);
      if (typeof tag === 'string') keep(url, { tag, value });
      const remark = remarkIn(body);
      report?.(name, { type: 'ended', ...(remark !== undefined && { remark }) });
      attempt?.end(true);
      // A deleted row that is added again is a new row.
      if (name.endsWith('.remove')) options.attempts?.forget(name.replace('remove', 'add'));
      // Text that is saved once more after another text is a new change.
      if (name === 'businessInfo.save') options.attempts?.forget(name);
      return value;
    } catch (cause) {
      const error =
        cause instanceof ApiError ? cause : failure(name, cause, request.signal, answer?.status);
      report?.(name, { type: 'ended' });
      attempt?.end(error.kind === 'refused' && (error.status ?? 0) < 500);
      if (error.kind !== 'aborted') options.onError?.(error);
      throw error;
    }
  }

  return {
    call,
    callAny: call,
    done: (name, request) => call(name, request, readDone),
    charactersLeftFor: (name, workspace, parameter) =>
      charactersLeft(
        base,
        paths[name].path.replace('{domain}', encodeURIComponent(workspace.toWellFormed())),
      ) - `?${parameter}=`.length,
    onLeftOut: options.onLeftOut ?? logLeftOut,
  };
}

/** Reports the last step in the part of an answer that has arrived. */
function reportStep(
  event: unknown,
  name: CallName,
  report: NonNullable<HttpOptions['onReport']>,
): void {
  const target: unknown = isRecord(event) ? event['target'] : undefined;
  const text = isRecord(target) ? target['responseText'] : undefined;
  const step = isSequence(text) ? lastStepIn(text) : undefined;
  if (step)
    report(name, { type: 'step', step: { ...step, area: name.slice(0, name.indexOf('.')) } });
}

// For developers: an outdated link or a wrong response is visible nowhere else (D26).
function logLeftOut(call: CallName, ids: readonly unknown[]): void {
  // oxlint-disable-next-line no-console -- skipped ids are logged
  console.error(`${call} leaves out ids that cannot be ids:`, ids);
}

function failure(
  call: CallName,
  cause: unknown,
  signal: AbortSignal | undefined,
  status: number | undefined,
): ApiError {
  const kind = status === undefined ? kindOf(cause, signal) : 'malformed';
  const { messageKey, unreachable } = failureTexts(call);
  return new ApiError({
    call,
    kind,
    messageKey: kind === 'unreachable' ? (unreachable ?? messageKey) : messageKey,
    status,
    cause: withoutSecrets(cause),
  });
}

/** Says why there was no response. A timeout of the caller counts as unreachable, any other abort as aborted. */
function kindOf(cause: unknown, signal: AbortSignal | undefined): FailureKind {
  if (cause instanceof NotSendable) return 'refused';
  const reason: unknown = signal?.aborted ? signal.reason : undefined;
  if (reason instanceof Error && reason.name === 'TimeoutError') return 'unreachable';
  // Without a timeout, axios reports ECONNABORTED only when the browser leaves the page.
  const isLeaving = isAxiosError(cause) && cause.code === 'ECONNABORTED';
  return signal?.aborted || isCancel(cause) || isLeaving ? 'aborted' : 'unreachable';
}

/** An axios error contains the request with its token, which must not be kept as a cause. */
function withoutSecrets(cause: unknown): unknown {
  if (isAxiosError(cause)) {
    delete cause.config;
    delete cause.request;
    delete cause.response;
  }
  return cause;
}
