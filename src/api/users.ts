import { object, pipe, transform } from 'valibot';
import type { EntityId } from '#domain/lists/entityId.ts';
import type { WorkspaceUser, WorkspaceUserDraft } from '#domain/people/workspaceUser.ts';
import type { Http } from './http.ts';
import { id, maybeText, text } from './wire/fields.ts';
import { textOf } from './wire/normal.ts';
import { entityList } from './wire/readList.ts';

const readUsers = entityList(
  pipe(
    object({ id, name: text, email: maybeText, role: maybeText }),
    transform((row): WorkspaceUser => ({
      id: row.id,
      name: textOf(row.name),
      email: textOf(row.email),
      role: textOf(row.role),
    })),
  ),
);

const fields = ({ name, email, role }: WorkspaceUserDraft) => ({ name, email, role });

/** The workspace's user list. */
export function userCalls({ call, done }: Http) {
  return {
    list: (workspace: string, signal?: AbortSignal) =>
      call('users.list', { workspace, signal }, readUsers),
    add: (workspace: string, draft: WorkspaceUserDraft, signal?: AbortSignal) =>
      done('users.add', { workspace, signal, body: fields(draft) }),
    edit: (workspace: string, id: EntityId, draft: WorkspaceUserDraft, signal?: AbortSignal) =>
      done('users.edit', { workspace, signal, body: { id, ...fields(draft) } }),
    remove: (workspace: string, id: EntityId, signal?: AbortSignal) =>
      done('users.remove', { workspace, signal, body: { id } }),
  };
}
