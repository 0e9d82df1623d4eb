import { getDotPath, literal, object, safeParse } from 'valibot';
import type { Call } from '#api/contract/call.ts';
import { calls } from '#api/contract/calls.ts';
import { refusal } from '#api/contract/fields.ts';
import type { CallName } from '#api/contract/paths.ts';

/** Sends a request: over the network, or to the mock API. */
export type Send = (request: Request) => Promise<Response>;

/** The checked server, and the credentials for it. */
export interface Target {
  /** Everything before the path of a call: `http://localhost:4000/api`. */
  readonly base: string;
  readonly workspace: string;
  readonly token?: string | undefined;
}

/** The query and the body of a request. */
export interface Parts {
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** Creates the request of a call. */
export function requestOf(call: Call, target: Target, { query = {}, body }: Parts): Request {
  const path = call.path.replace('{domain}', encodeURIComponent(target.workspace));
  const search = new URLSearchParams(query).toString();
  return new Request(`${target.base}${path}${search === '' ? '' : `?${search}`}`, {
    method: call.method,
    headers: {
      Accept: 'application/json',
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(target.token !== undefined && { Authorization: `Bearer ${target.token}` }),
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
}

/** The result of one check; without a problem it has passed. */
export interface Finding {
  readonly call: CallName;
  readonly description: string;
  readonly problem?: string;
}

/** A response that does not match the contract. */
export class ContractMismatch extends Error {
  override readonly name = 'ContractMismatch';
}

/** Says why a website could not be read. */
const unread = object({ ...refusal.entries, reason: literal('suggestions') });

/** Reads the response to a call that should succeed: with a success status, JSON, and the shape of the contract. */
export async function answerIn(name: CallName, response: Response): Promise<unknown> {
  const { ok, status } = response;
  const text = await response.text();
  const isUnread = name === 'businessInfo.scrape' && status === 422;
  if (!ok && !isUnread) throw new ContractMismatch(`status ${status}: ${text.slice(0, 200)}`);
  const answer = parsed(text);
  const call: Call = calls[name];
  const read = safeParse(isUnread ? unread : call.answer, answer);
  if (read.success) return answer;
  const [issue] = read.issues;
  throw new ContractMismatch(`${getDotPath(issue) ?? 'answer'}: ${issue.message}`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ContractMismatch(`not JSON: ${text.slice(0, 80)}`);
  }
}
