import type { EntityId } from '#domain/lists/entityId.ts';
import { Refusal } from '../operations/refusal.ts';
import { foldEmail, type Rows } from '../rows/rows.ts';
import type { Member } from './member.ts';

/** For somebody whose address nobody has verified: it could be anybody's. */
export const notVerified = (): Refusal =>
  new Refusal(403, 'Your e-mail address is not verified. Verify it, then sign in again.');

/** Lets members pass: who is in the user list, by a verified address. An open workspace is everybody's. */
export async function requireMember(
  rows: Rows,
  workspace: string,
  { email }: Member,
): Promise<void> {
  if (email !== undefined && (await rows.hasUser(workspace, email))) return;
  if (await rows.names.get('open', workspace, workspace)) return;
  const isThere = await rows.names.get('workspaces', workspace, workspace);
  // That there is no such workspace is said to everybody.
  if (isThere) throw new Refusal(403, 'You are not a member of this workspace.');
}

/** Refuses to change the address of the only one who could enter a workspace: they would be locked out. */
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

/** Refuses to leave a workspace without anybody who could enter it. */
export async function keepSomebody(rows: Rows, workspace: string): Promise<void> {
  if (await rows.names.get('open', workspace, workspace)) return;
  if ((await rows.list('users', workspace, '')).length > 0) return;
  throw new Refusal(409, 'The last member cannot be deleted. Add somebody else first.');
}
