import type { Call } from '#api/contract/call.ts';
import { isCreating, type CallName } from '#api/contract/paths.ts';
import { requireMember, type Member } from '../members/membership.ts';
import type { Rows } from '../rows/rows.ts';
import type { NamedTables } from '../rows/tables.ts';
import { answerOnce } from './answerOnce.ts';
import type { Context, ListState } from './context.ts';
import type { Operation } from './operation.ts';
import { operations } from './operations.ts';
import { Changed, forPeople, Refusal } from './refusal.ts';
import { bodyOf, requireStorable, queryOf } from './validate.ts';

export interface ReceivedRequest {
  readonly workspace: string;
  /** The signed-in person. When absent, membership is not checked. */
  readonly member?: Member | undefined;
  readonly query: URLSearchParams;
  readonly contentType: string;
  /** Reads the body, which is empty for a request without one. */
  readonly readBody: () => Promise<string>;
  readonly idempotencyKey?: string | undefined;
}

export interface Answer {
  readonly status: number;
  readonly body: unknown;
  /** More rows of the body's `data`, which are read while they are sent. */
  readonly rest?: AsyncIterable<readonly unknown[]> | undefined;
  readonly retryAfter?: number | undefined;
  /** There are no rows in the body if this state is known. */
  readonly list?: ListState | undefined;
}

/** True for the check of a workspace, which needs no sign-in. */
export const isOpen = (name: CallName): boolean => name === 'workspaces.check';
const needsNoWorkspace = (name: CallName): boolean =>
  isOpen(name) || name === 'workspaces.create' || name === 'workspaces.mine';

export const noWorkspace = (workspace: string): Refusal =>
  new Refusal(404, `There is no workspace “${workspace}”.`, ['domain']);

/** Refuses a workspace that does not exist or is suspended (D100). With 409: the app takes a 403 for the loss of membership. */
export function requireInUse(
  about: NamedTables['workspaces'] | undefined,
  workspace: string,
): void {
  if (!about) throw noWorkspace(workspace);
  if (about.suspended)
    throw forPeople(409, 'This workspace is suspended. Please contact whoever runs this server.');
}

/**
 * Returns a context that stores nothing for a workspace that was deleted or suspended while the request was answered. The next
 * owner of a deleted one's name would get these rows.
 */
export function whileInUse(context: Context, workspace: string): Context {
  const guarded = (rows: Rows): Rows => ({
    ...rows,
    together: (lock, work) =>
      rows.together(lock, async (within) => {
        requireInUse(await within.hold(workspace), workspace);
        return work(within);
      }),
  });
  return {
    ...context,
    rows: guarded(context.rows),
    runs: {
      join: (name, work, asked) => context.runs.join(name, (keep) => work(guarded(keep)), asked),
    },
  };
}

/**
 * Returns the request if it matches the contract; otherwise throws a refusal that says why not. The body is read last (D88):
 * a stranger's body takes no memory, and no work is done for a workspace that does not exist.
 */
async function checked(context: Context, call: Call, received: ReceivedRequest) {
  const { workspace, member } = received;
  requireStorable({ domain: workspace });
  if (!needsNoWorkspace(call.name)) {
    if (member) await requireMember(context.rows, workspace, member);
    requireInUse(await context.rows.names.get('workspaces', workspace, workspace), workspace);
  }
  const query = queryOf(call, received.query);
  const text = call.body ? await received.readBody() : '';
  const body = bodyOf(call, { contentType: received.contentType, body: text });
  const named = typeof body === 'object' && body !== null && 'domain' in body && body.domain;
  if (named && named !== workspace)
    throw new Refusal(422, `domain: must be “${workspace}”, as in the address.`, ['domain']);
  return { asked: { workspace, member, query, body }, text };
}

export async function answerCall(
  context: Context,
  call: Call,
  received: ReceivedRequest,
): Promise<Answer> {
  try {
    const { asked, text } = await checked(context, call, received);
    // The operation under a call's name belongs to that call, and `checked` has parsed query and body with its schemas.
    const operation = operations[call.name] as Operation<CallName>;
    const { idempotencyKey: key, workspace, member } = received;
    const own = { ...context, person: member?.subject };
    const work = (within: Context) =>
      operation(
        needsNoWorkspace(call.name) ? within : whileInUse(within, workspace),
        asked as never,
      );
    const body =
      key === undefined || !isCreating(call.name)
        ? await work(own)
        : await answerOnce(own, workspace, { key, request: `${call.name} ${text}` }, work);
    const status = call.name === 'workspaces.create' ? 201 : 200;
    const { rest, list, ...first } = body as object & Pick<Answer, 'rest' | 'list'>;
    return { status, body: first, rest, list };
  } catch (error) {
    return refused(error);
  }
}

/** Returns the body of an answer with all its rows, for who does not send it in parts. */
export async function wholeBody({ body, rest }: Answer): Promise<unknown> {
  if (!rest) return body;
  const { data, ...others } = body as { readonly data: readonly unknown[] };
  const all = [...data];
  for await (const part of rest) all.push(...part);
  return { ...others, data: all };
}

/** Returns the answer for a refusal, and throws any other error. */
export const refused = (error: unknown): Answer => {
  if (!(error instanceof Refusal)) throw error;
  const { status, message, fields, reason, retryAfter } = error;
  const body = {
    success: false,
    error: message,
    message,
    ...(reason && { reason }),
    ...(fields.length > 0 && { fields }),
    ...(error instanceof Changed && { data: error.data }),
  };
  return { status, body, retryAfter };
};
