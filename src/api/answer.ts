import { ApiError } from './apiError.ts';
import { paths, type CallName } from './contract/paths.ts';
import { failureWords } from './failures.ts';
import { serverMessageIn } from './serverMessage.ts';
import { isRecord } from './wire/isRecord.ts';

/** What came back, before anyone has looked into it. */
export interface Answer {
  readonly status: number;
  readonly text: unknown;
}

/** The JSON of an answer; undefined for an empty one. Anything else, a page of HTML for one, throws. */
function parsed(text: unknown): unknown {
  return typeof text !== 'string' || text === '' ? undefined : JSON.parse(text);
}

function parsedIfPossible(text: unknown): unknown {
  try {
    return parsed(text);
  } catch {
    return undefined;
  }
}

/** Creating a workspace succeeds with exactly these two; everything else with any status of success. */
function isSuccess(call: CallName, status: number): boolean {
  if (call === 'workspaces.create') return status === 200 || status === 201;
  return status >= 200 && status < 300;
}

/** The JSON of an answer that says yes. One that says no throws the call's `ApiError`. */
export function accepted(call: CallName, { status, text }: Answer): unknown {
  if (!isSuccess(call, status)) throw refusal(call, status, parsedIfPossible(text));
  const body = parsed(text);
  if (isRecord(body) && body['success'] === false) throw refusal(call, status, body);
  return body;
}

function refusal(call: CallName, status: number, body: unknown): ApiError {
  const { messageKey, refused, shows, showsOn = status } = failureWords(call);
  const serverMessage = serverMessageIn(body, shows);
  const isShown = shows !== undefined && status === showsOn;
  const saysNo = isRecord(body) && body['success'] === false;
  const { method, path } = paths[call];
  return new ApiError({
    call,
    kind: 'refused',
    messageKey: saysNo && serverMessage === undefined ? (refused ?? messageKey) : messageKey,
    shown: isShown ? serverMessage : undefined,
    status,
    serverMessage,
    cause: new Error(`${method} ${path} answered ${status}`),
  });
}
