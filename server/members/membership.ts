import type { EntityId } from '#domain/lists/entityId.ts';
import { Refusal } from '../operations/refusal.ts';
import { foldEmail, type Rows } from '../rows/rows.ts';
import type { Member } from './member.ts';

/** The refusal for a person with an unverified address, which could belong to someone else. */
export const notVerified = (): Refusal =>
  new Refusal(403, 'Your email address is not verified. Verify it, then sign in again.');

/** Refuses people whose verified address is not in the user list. An open workspace admits everyone. */
export async function requireMember(
  rows: Rows,
  workspace: string,
  { email }: Member,
): Promise<void> {
  if (email !== undefined && (await rows.hasUser(workspace, email))) return;
  if (await rows.names.get('open', workspace, workspace)) return;
  const isThere = await rows.names.get('workspaces', workspace, workspace);
  // A workspace that does not exist is reported as such later: that is no secret.
  if (isThere) throw new Refusal(403, 'You are not a member of this workspace.');
}

/** Refuses to change the address of the only person who can enter a workspace: they would be locked out. */
export async function keepLastAddress(
  rows: Rows,
  workspace: string,
  id: EntityId,
  email: string,
): Promise<void> {
  const [one, another] = await rows.list('users', workspace, '');
  if (!one || another || String(one.id) !== String(id)) return;
  if (foldEmail(one.value.email) === foldEmail(email)) return;
  if (await rows.names.get('open', workspace, workspace)) return;
  throw new Refusal(
    409,
    'The email address of the last member cannot be changed. Add somebody else first.',
  );
}

/** Refuses to delete the last member, because nobody could enter the workspace any more. Called after the deletion. */
export async function keepLastMember(rows: Rows, workspace: string): Promise<void> {
  if (await rows.names.get('open', workspace, workspace)) return;
  if ((await rows.list('users', workspace, '')).length > 0) return;
  throw new Refusal(409, 'The last member cannot be deleted. Add somebody else first.');
}
