import type { Rows } from '../rows/rows.ts';
import type { ActivityRow, Tables } from '../rows/tables.ts';
import type { Member } from './member.ts';
import { userIdOf } from './membership.ts';

/** How many entries of a workspace are kept. */
const mostKept = 1_000;

/** Describes a user in the activity list. */
export const described = ({ name, email, role }: Tables['users']): string =>
  `${name} (${email}, ${role})`;

/** Records what a person has done, in the transaction that does it (D93). Without a person, as in stories, nothing is recorded. */
export async function note(
  rows: Rows,
  workspace: string,
  member: Member | undefined,
  entry: Pick<ActivityRow, 'what' | 'whom' | 'was'>,
): Promise<void> {
  if (!member) return;
  const id = await userIdOf(rows, workspace, member);
  const user = id === undefined ? undefined : await rows.get('users', workspace, String(id));
  const who = user
    ? `${user.value.name} (${user.value.email})`
    : (member.email ?? 'Somebody who signed in');
  const at = new Date().toISOString();
  await rows.insert('activity', workspace, '', { at, who, ...entry });
  const kept = await rows.list('activity', workspace, '');
  for (const old of kept.slice(0, -mostKept))
    await rows.remove('activity', workspace, String(old.id));
}
