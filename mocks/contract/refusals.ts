import type { Call } from '#api/contract/call.ts';
import { calls } from '#api/contract/calls.ts';
import { requestOf, type Send } from './ask.ts';
import type { Examination } from './examination.ts';

/** No workspace has this name: a name must not end with a hyphen. */
const unknownWorkspace = 'no-such-workspace-';

/** Checks what a strict server refuses: unknown workspaces, unreadable bodies, bodies and queries with missing fields. */
export async function walkRefusals(on: Examination, send: Send): Promise<void> {
  const { token: _token, ...stranger } = on.target;
  if (on.target.token !== undefined) {
    const sent = () => send(requestOf(calls['users.list'], stranger, {}));
    await on.refuses('users.list', 'requires a token', sent, 401);
  }
  for (const call of Object.values(calls) as readonly Call[]) {
    // One at a time, so that a live server is not flooded.
    for (const attempt of attemptsOf(call)) {
      const target = { ...on.target, workspace: attempt.workspace ?? on.target.workspace };
      const sent = () => send(requestOf(call, target, attempt));
      await on.refuses(call.name, attempt.description, sent, attempt.status);
    }
  }
}

interface Attempt {
  readonly description: string;
  readonly status: number;
  readonly body?: unknown;
  readonly workspace?: string;
}

/** An id that no server has reached. */
const unknownId = 999_999_999;

function attemptsOf({ name, body, query, isOptional }: Call): readonly Attempt[] {
  if (name === 'workspaces.check' || isOptional) return [];
  const unreadable = { description: 'refuses incomplete JSON', status: 400, body: '{"a":' };
  const missing = { description: 'refuses a body without its fields', status: 422, body: {} };
  const unknown = { description: 'refuses an unknown field', status: 422, body: { misspelt: 1 } };
  if (body && name.endsWith('.remove')) {
    const [idField = 'id'] = Object.keys(body.entries);
    const foreign = {
      description: 'refuses an unknown row',
      status: 404,
      body: { [idField]: unknownId },
    };
    return [unreadable, missing, unknown, foreign];
  }
  if (body) return [unreadable, missing, unknown];
  return query
    ? [{ description: 'refuses a request without its parameter', status: 422 }]
    : [{ description: 'refuses an unknown workspace', status: 404, workspace: unknownWorkspace }];
}
