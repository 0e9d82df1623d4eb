import { array, boolean, nullable, object, optional, picklist, string, unknown } from 'valibot';
import type { OwnWorkspace, Workspace } from '#domain/session/workspace.ts';
import type { Http } from './http.ts';
import { id, readOne } from './response.ts';
import type { EntityId } from '#domain/lists/entityId.ts';
import { activities, type Activity } from '#domain/people/workspaceCare.ts';

const existence = object({ exists: boolean() });
const ownWorkspaces = array(
  object({ domain: string(), company: string(), isInvited: optional(boolean()) }),
);

export function workspaceCalls({ call, done }: Http) {
  return {
    create: ({ company, domain, fullName }: Workspace) =>
      done('workspaces.create', { workspace: domain, body: { company, domain, fullName } }),
    check: (workspace: string, signal?: AbortSignal) =>
      call(
        'workspaces.check',
        { workspace, signal },
        (answer) => readOne(answer, existence).exists,
      ),
    /** Returns the workspaces of the signed-in person. The call is optional: a server may not have it (D84). */
    mine: (): Promise<readonly OwnWorkspace[]> =>
      call('workspaces.mine', { workspace: '' }, (answer) => readOne(answer, ownWorkspaces)),
  };
}

const membership = object({ name: string(), ownerId: nullable(id), isOwner: boolean() });

const activity = array(
  object({
    id,
    at: string(),
    who: string(),
    what: picklist(activities),
    whom: string(),
    was: optional(string()),
  }),
);

const portion = object({
  entries: array(object({ kind: string(), value: unknown() })),
  next: nullable(string()),
});

/** The calls about one workspace as a whole. They are optional: a server has all of them or none (D92). */
export function oneWorkspaceCalls({ call, done }: Http) {
  return {
    get: (workspace: string) =>
      call('workspace.get', { workspace }, (answer) => readOne(answer, membership)),
    handOver: (workspace: string, userId: EntityId) =>
      done('workspace.handOver', { workspace, body: { id: userId } }),
    /** Returns who has done what, the newest first. */
    activity: (workspace: string): Promise<readonly Activity[]> =>
      call('workspace.activity', { workspace }, (answer) => readOne(answer, activity)),
    /** Returns the part of the export after a place, which the part before has named. */
    export: (workspace: string, after?: string) =>
      call(
        'workspace.export',
        { workspace, query: after === undefined ? {} : { after } },
        (answer) => readOne(answer, portion),
      ),
    removeCompany: (workspace: string, companyId: EntityId, name: string) =>
      done('workspace.removeCompany', { workspace, body: { companyId, name } }),
    remove: (workspace: string, name: string) =>
      done('workspace.remove', { workspace, body: { name } }),
  };
}
