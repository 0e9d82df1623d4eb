import { getDotPath, safeParse } from 'valibot';
import type { Call } from '#api/contract/call.ts';
import { calls } from '#api/contract/calls.ts';
import type { CallName } from '#api/contract/paths.ts';

/** The way to a server: the network, or the twin itself. */
export type Send = (request: Request) => Promise<Response>;

/** Where the examined server is and who asks. */
export interface Target {
  /** Everything before the path of a call: `http://localhost:4000/api`. */
  readonly base: string;
  readonly workspace: string;
  readonly token?: string | undefined;
}

/** What a request carries. */
export interface Parts {
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** The request of a call, in the spelling of the contract. */
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

/** One thing that was looked at; without a problem it is as it should be. */
export interface Finding {
  readonly call: CallName;
  readonly says: string;
  readonly problem?: string;
}

/** An answer that is not as the contract says. */
export class Unlike extends Error {
  override readonly name = 'Unlike';
}

/** The answer of a call that should succeed: a status of success, JSON, and the contract's own shape. */
export async function answerTo(send: Send, target: Target, name: CallName, parts: Parts) {
  const call: Call = calls[name];
  const response = await send(requestOf(call, target, parts));
  const text = await response.text();
  if (!response.ok) throw new Unlike(`status ${response.status}: ${text.slice(0, 200)}`);
  const answer = parsed(text);
  const read = safeParse(call.answer, answer);
  if (read.success) return answer;
  const [issue] = read.issues;
  throw new Unlike(`${getDotPath(issue) ?? 'answer'}: ${issue.message}`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Unlike(`not JSON: ${text.slice(0, 80)}`);
  }
}
