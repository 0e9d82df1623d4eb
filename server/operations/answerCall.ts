import type { Call } from '#api/contract/call.ts';
import { isCreating, type CallName } from '#api/contract/paths.ts';
import type { Member } from '../members/member.ts';
import { requireMember } from '../members/membership.ts';
import { answerOnce } from './answerOnce.ts';
import type { Context } from './context.ts';
import type { Operation } from './operation.ts';
import { operations } from './operations.ts';
import { Refusal } from './refusal.ts';
import { bodyOf, keepable, queryOf } from './validate.ts';

/** A request for a call, as it came in. */
export interface Received {
  readonly workspace: string;
  /** The person who asks; without one, membership is not checked. */
  readonly member?: Member | undefined;
  readonly query: URLSearchParams;
  readonly contentType: string;
  /** Empty where there is none. */
  readonly body: string;
  /** Names the attempt, where the request may come again. */
  readonly idempotencyKey?: string | undefined;
}

/** An answer before it becomes text. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
  /** After how many seconds it may go better. */
  readonly retryAfter?: number;
}

/** The check of a workspace comes before sign-in, and may name one that does not exist. */
export const isOpen = (name: CallName): boolean => name === 'workspaces.check';
const needsNoWorkspace = (name: CallName): boolean =>
  name === 'workspaces.check' || name === 'workspaces.create';

/** A request that is as the contract says, or the reason why it is not. */
async function checked(context: Context, call: Call, received: Received) {
  const { workspace, member } = received;
  keepable({ domain: workspace });
  if (member && !needsNoWorkspace(call.name)) await requireMember(context.rows, workspace, member);
  const query = queryOf(call, received.query);
  const body = bodyOf(call, received);
  const named = typeof body === 'object' && body !== null && 'domain' in body && body.domain;
  if (named && named !== workspace)
    throw new Refusal(422, `domain: must be “${workspace}”, as in the address.`, ['domain']);
  const isThere =
    needsNoWorkspace(call.name) ||
    (await context.rows.names.get('workspaces', workspace, workspace)) !== undefined;
  if (!isThere) throw new Refusal(404, `There is no workspace “${workspace}”.`);
  return { workspace, member, query, body };
}

/** Validates and handles a request for a call. A refusal is an answer too. */
export async function answerCall(
  context: Context,
  call: Call,
  received: Received,
): Promise<Answer> {
  try {
    const asked = await checked(context, call, received);
    // The table has the operation of this very call under its name, and `checked` has parsed
    // query and body with its schemas.
    const operation = operations[call.name] as Operation<CallName>;
    const work = (within: Context) => operation(within, asked as never);
    const { idempotencyKey: key, workspace, member } = received;
    const request = `${call.name} ${received.body}`;
    const body =
      key === undefined || !isCreating(call.name)
        ? await work(context)
        : await answerOnce(
            context,
            { workspace, subject: member?.subject ?? '', key, request },
            work,
          );
    return { status: call.name === 'workspaces.create' ? 201 : 200, body };
  } catch (error) {
    if (error instanceof Refusal) return refused(error);
    throw error;
  }
}

/** A refusal as an answer. */
export const refused = ({ status, message, fields, reason }: Refusal): Answer => ({
  status,
  body: {
    success: false,
    error: message,
    message,
    ...(reason && { reason }),
    ...(fields.length > 0 && { fields }),
  },
  ...(status === 503 && { retryAfter: 5 }),
});
