import type { EntityId } from '../lists/entityId.ts';

/** A member of the workspace's user list; the role is free text. */
export interface WorkspaceUser {
  readonly id: EntityId;
  readonly name: string;
  readonly email: string;
  readonly role: string;
}

/** What the form holds before the server has given an id. */
export type WorkspaceUserDraft = Omit<WorkspaceUser, 'id'>;
