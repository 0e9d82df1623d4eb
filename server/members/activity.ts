import { byteLength } from '#text/byteLength.ts';
import { partsOf } from '../operations/parts.ts';
import type { RowOf, Rows } from '../rows/rows.ts';
import type { WireRow, Tables } from '../rows/tables.ts';
import { userIdOf, type Member } from './membership.ts';

const mostKept = 1_000;
/** The most bytes of an answer. The oldest entries beyond it are not sent. */
const mostBytes = 1_900_000;

/** The groups, each the owner of its entries: many edits, exports or entries push nothing else out of the list (D93). */
const groups = ['', 'changed', 'exported', 'blocked', 'unblocked'] as const;

/** Returns the newest entries of a group that fit into an answer. They are read in parts, so that no more are in memory. */
async function newestOf(rows: Rows, workspace: string, group: string) {
  const newest: { readonly row: RowOf<'activity'>; readonly bytes: number }[] = [];
  let total = 0;
  const list = { table: 'activity', workspace, owner: group } as const;
  const measured = (row: RowOf<'activity'>) => ({ row, bytes: byteLength(row) });
  for await (const part of partsOf(rows, list, measured)) {
    newest.push(...part);
    total += part.reduce((sum, { bytes }) => sum + bytes, 0);
    while (total > mostBytes) total -= newest.shift()?.bytes ?? 0;
  }
  return newest;
}

export async function activityOf(rows: Rows, workspace: string) {
  const found = await Promise.all(groups.map((group) => newestOf(rows, workspace, group)));
  const sorted = found.flat().sort((one, other) => other.row.id - one.row.id);
  let total = 0;
  return sorted.filter(({ bytes }) => (total += bytes) <= mostBytes).map(({ row }) => row);
}

export const described = ({ name, email, role }: Tables['users']): string =>
  `${name} (${email}, ${role})`;

/** Returns how a person is called where others read what they have done. */
export async function calledBy(
  rows: Rows,
  workspace: string,
  member: Member | undefined,
): Promise<string> {
  const id = member && (await userIdOf(rows, workspace, member));
  const user = id === undefined ? undefined : await rows.get('users', workspace, id);
  const known = user && `${user.value.name} (${user.value.email})`;
  return known ?? member?.email ?? 'Somebody who signed in';
}

/** Records what a person has done, in the transaction that does it (D93). Without a person, as in stories, nothing is recorded. */
export async function note(
  rows: Rows,
  workspace: string,
  member: Member | undefined,
  entry: Pick<WireRow<'activity'>, 'what' | 'whom' | 'was'>,
): Promise<void> {
  if (!member) return;
  const who = await calledBy(rows, workspace, member);
  const at = new Date().toISOString();
  const group = groups.find((each) => each === entry.what) ?? '';
  await rows.insert('activity', workspace, group, { at, who, ...entry });
  await rows.keepNewest('activity', workspace, group, mostKept);
}
