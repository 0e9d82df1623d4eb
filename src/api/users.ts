import { draftToWire } from '#domain/entities/toWire.ts';
import type { EntityId } from '#domain/lists/entityId.ts';
import {
  userDescription as description,
  type WorkspaceUserDraft,
} from '#domain/people/workspaceUser.ts';
import type { Http } from './http.ts';
import { entityReader } from './wire/readEntities.ts';

const readUsers = entityReader(description);

/** The workspace's user list. */
export function userCalls({ call, done }: Http) {
  return {
    list: (workspace: string, signal?: AbortSignal) =>
      call('users.list', { workspace, signal }, readUsers),
    add: (workspace: string, draft: WorkspaceUserDraft, signal?: AbortSignal) =>
      done('users.add', { workspace, signal, body: draftToWire(description, draft) }),
    edit: (workspace: string, id: EntityId, draft: WorkspaceUserDraft, signal?: AbortSignal) =>
      done('users.edit', { workspace, signal, body: { id, ...draftToWire(description, draft) } }),
    remove: (workspace: string, id: EntityId, signal?: AbortSignal) =>
      done('users.remove', { workspace, signal, body: { id } }),
  };
}
