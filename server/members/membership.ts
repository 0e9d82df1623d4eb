import type { EntityId } from '#domain/lists/entityId.ts';
import { Refusal } from '../operations/refusal.ts';
import { foldEmail, type Rows } from '../rows/rows.ts';
import type { Member } from './member.ts';

/** For a person with an unverified address: it could belong to someone else. */
export const notVerified = (): Refusal =>
  new Refusal(403, 'Your e-mail address is not verified. Verify it, then sign in again.');

/** Admits members: people in the user list, by a verified address. An open workspace admits everyone. */
export async function requireMember(
  rows: Rows,
  workspace: string,
  { email }: Member,
): Promise<void> {
  if (email !== undefined && (await rows.hasUser(workspace, email))) return;
  if (await rows.names.get('open', workspace, workspace)) return;
  const isThere = await rows.names.get('workspaces', workspace, workspace);
  // Everyone may know that a workspace does not exist.
  if (isThere) throw new Refusal(403, 'You are not a member of this workspace.');
}

/** Refuses to change the address of the only person who can enter a workspace: they would be locked out. */
export async function keepAddress(
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
    'The e-mail address of the last member cannot be changed. Add somebody else first.',
  );
}

/** Refuses a change after which nobody could enter the workspace. */
export async function keepSomebody(rows: Rows, workspace: string): Promise<void> {
  if (await rows.names.get('open', workspace, workspace)) return;
  if ((await rows.list('users', workspace, '')).length > 0) return;
  throw new Refusal(409, 'The last member cannot be deleted. Add somebody else first.');
}
