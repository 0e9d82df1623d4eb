import { ApiError } from './apiError.ts';
import { paths, type CallName } from './contract/paths.ts';
import { failureTexts } from './failures.ts';
import { serverMessageIn } from './serverMessage.ts';
import { isRecord } from './wire/isRecord.ts';
import { Malformed } from './wire/malformed.ts';

/** The response of a call before it is parsed. */
export interface RawResponse {
  readonly status: number;
  readonly text: unknown;
}

/** Parses the JSON of a response; undefined for an empty one. Throws for anything else, such as an HTML page. */
function parsed(text: unknown): unknown {
  return typeof text !== 'string' || text === '' ? undefined : JSON.parse(text);
}

function parsedOrUndefined(text: unknown): unknown {
  try {
    return parsed(text);
  } catch {
    return undefined;
  }
}

/** Creating a workspace succeeds with exactly 200 and 201; every other call with any 2xx status. */
function isSuccess(call: CallName, status: number): boolean {
  if (call === 'workspaces.create') return status === 200 || status === 201;
  return status >= 200 && status < 300;
}

/** Returns the JSON of a successful response. Throws the call's `ApiError` for any other. */
export function successBody(call: CallName, { status, text }: RawResponse): unknown {
  if (!isSuccess(call, status)) throw refusal(call, status, parsedOrUndefined(text));
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
