import axios, { isAxiosError, isCancel } from 'axios';
import { accepted, type Answer } from './answer.ts';
import { ApiError, type FailureKind } from './apiError.ts';
import type { Attempt, Attempts } from './attempt.ts';
import { isCreating, paths, type CallName } from './contract/paths.ts';
import { failureWords } from './failures.ts';
import { NotSendable } from './notSendable.ts';
import type { AnyRequest, RequestOf } from './request.ts';
import { apiBase, isAtApi, roomIn, routeOf } from './route.ts';
import { assertSendable } from './sendable.ts';
import { readDone } from './wire/readDone.ts';

/** Where the API is and how it is reached. */
export interface HttpOptions {
  /** Its origin; empty for the page's own. */
  readonly host: string;
  /** Gives the access token, when an API audience is configured. */
  readonly getToken?: () => Promise<string | null>;
  /** Hears of every failure but those of calls nobody waits for. */
  readonly onError?: (error: ApiError) => void;
  /** Hears of ids that were left out because they cannot be ids; without it they go to the console. */
  readonly onLeftOut?: (call: CallName, ids: readonly unknown[]) => void;
  /** Where the server tells by a key that a request comes again: what remembers the keys. */
  readonly attempts?: Attempts;
  /** Takes the place of the network, in tests. */
  readonly fetch?: (request: Request) => Promise<Response>;
}

/** The way to the server. Every failure is an `ApiError`. */
export interface Http {
  /** Makes one call and reads its answer. */
  readonly call: <Name extends CallName, Value>(
    name: Name,
    request: RequestOf<Name>,
    read: (answer: unknown) => Value,
  ) => Promise<Value>;
  /** Makes one call of which nothing but success is promised. */
  readonly done: <Name extends CallName>(name: Name, request: RequestOf<Name>) => Promise<void>;
  /** How many characters the only parameter of a call may take without making its address too long. */
  readonly roomFor: (name: CallName, workspace: string, parameter: string) => number;
  readonly onLeftOut: (call: CallName, ids: readonly unknown[]) => void;
}

/** The one axios client: base `{host}/api`, JSON, no timeout; requests pass unchanged. */
export function createHttp(options: HttpOptions): Http {
  const base = apiBase(options.host);
  const { fetch } = options;
  const client = axios.create({
    baseURL: base,
    allowAbsoluteUrls: false,
    timeout: 0,
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    withXSRFToken: false,
    // The answer is judged where its call is known: statuses and JSON are not axios's affair.
    responseType: 'text',
    transformResponse: [(raw: unknown) => raw],
    validateStatus: () => true,
    ...(fetch && {
      adapter: 'fetch',
      env: { fetch: (input, init) => fetch(new Request(input, init)) },
    }),
  });

  async function send(name: CallName, request: AnyRequest, key?: string): Promise<Answer> {
    const { method, path } = paths[name];
    const { workspace, signal, query = {}, body } = request;
    assertSendable(query, 'query');
    if (body) assertSendable(body, 'body');
    const url = routeOf(path, workspace, query);
    if (roomIn(base, url) < 0) throw new NotSendable('the address is too long');
    const token = isAtApi(base, url) ? await options.getToken?.() : null;
    const response = await client.request<unknown>({
      method,
      url,
      ...(body && { data: body }),
      ...(signal && { signal }),
      headers: {
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(key && { 'Idempotency-Key': key }),
      },
    });
    return { status: response.status, text: response.data };
  }

  function attemptOf(name: CallName, { workspace, body }: AnyRequest): Attempt | undefined {
    if (!isCreating(name)) return undefined;
    return options.attempts?.begin(`${name} ${workspace} ${JSON.stringify(body)}`);
  }

  async function call<Value>(
    name: CallName,
    request: AnyRequest,
    read: (answer: unknown) => Value,
  ): Promise<Value> {
    let answer: Answer | undefined;
    const attempt = attemptOf(name, request);
    try {
      answer = await send(name, request, attempt?.key);
      const value = read(accepted(name, answer));
      attempt?.end(true);
      // What was deleted may be wanted again, and then as a new row.
      if (name.endsWith('.remove')) options.attempts?.forget(name.replace('remove', 'add '));
      return value;
    } catch (cause) {
      const error =
        cause instanceof ApiError ? cause : failure(name, cause, request.signal, answer?.status);
      attempt?.end(error.kind === 'refused' && (error.status ?? 0) < 500);
      if (error.kind !== 'aborted') options.onError?.(error);
      throw error;
    }
  }

  return {
    call,
    done: (name, request) => call(name, request, readDone),
    roomFor: (name, workspace, parameter) =>
      roomIn(
        base,
        paths[name].path.replace('{domain}', encodeURIComponent(workspace.toWellFormed())),
      ) - `?${parameter}=`.length,
    onLeftOut: options.onLeftOut ?? logLeftOut,
  };
}

// For developers: an old link or a wrong answer is seen nowhere else (D26).
function logLeftOut(call: CallName, ids: readonly unknown[]): void {
  // oxlint-disable-next-line no-console -- ids that are left out are logged
  console.warn(`${call} leaves out ids that cannot be ids:`, ids);
}

function failure(
  call: CallName,
  cause: unknown,
  signal: AbortSignal | undefined,
  status: number | undefined,
): ApiError {
  const kind = status === undefined ? kindOf(cause, signal) : 'malformed';
  const { messageKey, unreachable } = failureWords(call);
  return new ApiError({
    call,
    kind,
    messageKey: kind === 'unreachable' ? (unreachable ?? messageKey) : messageKey,
    status,
    cause: withoutSecrets(cause),
  });
}

/** Why there was no answer. A caller's own deadline counts as out of reach, any other abort as nobody waiting. */
function kindOf(cause: unknown, signal: AbortSignal | undefined): FailureKind {
  if (cause instanceof NotSendable) return 'refused';
  const reason: unknown = signal?.aborted ? signal.reason : undefined;
  if (reason instanceof Error && reason.name === 'TimeoutError') return 'unreachable';
  // Without a timeout of its own, axios says ECONNABORTED only when the browser leaves the page.
  const isLeaving = isAxiosError(cause) && cause.code === 'ECONNABORTED';
  return signal?.aborted || isCancel(cause) || isLeaving ? 'aborted' : 'unreachable';
}

/** An axios error carries the request with its token: what is kept as a cause must not. */
function withoutSecrets(cause: unknown): unknown {
  if (isAxiosError(cause)) {
    delete cause.config;
    delete cause.request;
    delete cause.response;
  }
  return cause;
}
