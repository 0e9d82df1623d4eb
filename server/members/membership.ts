import { Refusal } from '../operations/refusal.ts';
import { foldEmail, type RowOf, type Rows } from '../rows/rows.ts';

export interface Member {
  readonly subject: string;
  /** Their verified address, normalised by `foldEmail`; undefined when it was not verified. */
  readonly email?: string | undefined;
}

/** The refusal for a person with an unverified address, which could belong to someone else. */
export const notVerified = (): Refusal =>
  new Refusal(403, 'Your email address is not verified. Verify it, then sign in again.');

const isOpen = async (rows: Rows, workspace: string): Promise<boolean> =>
  (await rows.names.get('open', workspace, workspace)) === true;

export const userIdOf = async (rows: Rows, workspace: string, person: Member) =>
  (await rows.seats(workspace, person)).find(({ subject }) => subject === person.subject)?.id;

/** Refuses people who are no members, and binds a user's row to who signs in first with its address (D93). */
export async function requireMember(rows: Rows, workspace: string, person: Member): Promise<void> {
  const seats = await rows.seats(workspace, person);
  if (seats.some(({ subject }) => subject === person.subject)) return;
  const free = seats.find(({ subject }) => subject === null);
  if (free) {
    // Somebody else may have been quicker, or the row was deleted.
    if (await rows.bind(workspace, free.id, person.subject)) return;
    return requireMember(rows, workspace, person);
  }
  if (await isOpen(rows, workspace)) return;
  if (seats.length > 0)
    throw new Refusal(
      403,
      'Your email address belongs to a member who signed in with another account. Ask a member to delete that user and add you again.',
      ['email'],
    );
  const isThere = await rows.names.get('workspaces', workspace, workspace);
  // A workspace that does not exist is reported as such later: that is no secret.
  if (isThere) throw new Refusal(403, 'You are not a member of this workspace.');
}

export async function ownerOf(rows: Rows, workspace: string): Promise<number | undefined> {
  const known = await rows.names.get('owners', workspace, workspace);
  if (known !== undefined || (await isOpen(rows, workspace))) return known;
  return (await rows.list('users', workspace, ''))[0]?.id;
}

/** True when the person owns the workspace. Without a person, as in stories, everything is allowed. */
export async function isOwner(rows: Rows, workspace: string, person: Member | undefined) {
  const owner = await ownerOf(rows, workspace);
  return !person || (owner !== undefined && owner === (await userIdOf(rows, workspace, person)));
}

/** Refuses everybody but the owner. With 409: the app takes a 403 for the loss of membership. */
export async function requireOwner(rows: Rows, workspace: string, person: Member | undefined) {
  if (await isOwner(rows, workspace, person)) return;
  throw new Refusal(
    409,
    (await ownerOf(rows, workspace)) === undefined
      ? 'This workspace has no owner, because it was created before owners were recorded.'
      : 'Only the owner of this workspace can do that.',
  );
}

/** Refuses an edit that would lock out the last member or the owner. Releases the row of a user whose address a colleague has changed. */
export async function beforeEmailChange(
  rows: Rows,
  workspace: string,
  person: Member,
  { id, value }: RowOf<'users'>,
  email: string,
): Promise<void> {
  if (foldEmail(value.email) === foldEmail(email)) return;
  const isAlone = (await rows.count('users', workspace, '')) === 1;
  if (isAlone && !(await isOpen(rows, workspace)))
    throw new Refusal(
      409,
      'The email address of the last member cannot be changed. Add somebody else first.',
    );
  if ((await userIdOf(rows, workspace, person)) === id) return;
  if ((await ownerOf(rows, workspace)) === id)
    throw new Refusal(409, 'Only the owner can change the owner’s email address.');
  await rows.bind(workspace, id, null);
}

/** Refuses to delete the last member or the owner, without whom nobody could decide about the workspace. */
export async function beforeRemoval(rows: Rows, workspace: string, person: Member, id: number) {
  if ((await ownerOf(rows, workspace)) !== id) return;
  if ((await rows.count('users', workspace, '')) === 1)
    throw new Refusal(409, 'The last member cannot be deleted. Add somebody else first.');
  throw new Refusal(
    409,
    (await isOwner(rows, workspace, person))
      ? 'You own this workspace. Hand it over first.'
      : 'The owner cannot be deleted. Only the owner can hand the workspace over.',
  );
}
