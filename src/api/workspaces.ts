import { boolean, object } from 'valibot';
import type { Workspace } from '#domain/session/workspace.ts';
import type { Http } from './http.ts';
import { readOne } from './wire/readOne.ts';

const existence = object({ exists: boolean() });

/** The calls that create a workspace and check whether one exists. */
export function workspaceCalls({ call, done }: Http) {
  return {
    create: ({ company, domain, fullName }: Workspace, signal?: AbortSignal) =>
      done('workspaces.create', { workspace: domain, signal, body: { company, domain, fullName } }),
    /** True when a workspace of this name exists. */
    check: (workspace: string, signal?: AbortSignal) =>
      call(
        'workspaces.check',
        { workspace, signal },
        (answer) => readOne(answer, existence).exists,
      ),
  };
}
