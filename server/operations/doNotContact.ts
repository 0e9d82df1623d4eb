import { byteLength } from '#text/byteLength.ts';
import {
  entryIn,
  keyOf,
  keysOf,
  personEntry,
  type Blocked,
  type Recipient,
} from '#domain/people/doNotContact.ts';
import { calledBy, note } from '../members/activity.ts';
import type { Member } from '../members/membership.ts';
import type { RowOf, Rows } from '../rows/rows.ts';
import type { Tables } from '../rows/tables.ts';
import { requireRow, toWire } from './context.ts';
import { done, type Operations, type ValidRequest } from './operation.ts';
import { listedRows } from './parts.ts';
import { forPeople, Refusal, repeated, requireRoom } from './refusal.ts';

const mostEntries = 10_000;

const entryList = (workspace: string) => ({ table: 'doNotContact', workspace, owner: '' }) as const;

const lockOfEntries = (workspace: string): string => `${workspace} doNotContact`;

/** The most bytes of a key: PostgreSQL indexes no longer names. Folding makes some letters many. */
const longestKey = 2_000;

type Added = ValidRequest<'doNotContact.add'>['body'];

/** Returns the entry that a request means, or refuses it. */
function requireEntry({ entry: typed, person, company }: Added): Blocked {
  if (typed === undefined && person !== undefined && company !== undefined) {
    const [key] = keysOf({ name: person, company });
    if (key === undefined || byteLength(key) > longestKey)
      throw forPeople(422, 'This name has no letters, or too many.', ['person', 'company']);
    const entry = personEntry(person, company);
    return { entry, person: person.trim(), company: company.trim() };
  }
  if (typed === undefined || person !== undefined || company !== undefined)
    throw new Refusal(422, 'entry: either this or person and company must be given.', ['entry']);
  const entry = entryIn(typed);
  if (entry !== undefined) return { entry };
  throw forPeople(422, `“${repeated(typed)}” is neither an email address nor a domain.`, ['entry']);
}

/** Returns the entry because of which nobody writes to somebody: the narrowest one, or undefined. */
export async function entryAbout(
  rows: Rows,
  workspace: string,
  recipient: Recipient,
): Promise<string | undefined> {
  for (const key of keysOf(recipient)) {
    const id = await rows.names.get('blocked', workspace, key);
    const row = id === undefined ? undefined : await rows.get('doNotContact', workspace, id);
    if (row) return row.value.entry;
  }
  return undefined;
}

export const recipientOf = (of: Tables['prospects'], domain: string | undefined): Recipient => ({
  name: of.prospect_name,
  company: of.prospect_company_name,
  email: of.prospect_email,
  domain,
});

/** Adds an entry unless it is there. */
export async function block(
  within: Rows,
  workspace: string,
  member: Member | undefined,
  given: Omit<Tables['doNotContact'], 'by'>,
) {
  const key = keyOf(given);
  const known = await within.names.get('blocked', workspace, key);
  const there = known && (await within.get('doNotContact', workspace, known));
  if (there) return { row: there, isNew: false };
  await requireRoom(within, entryList(workspace), mostEntries);
  const by = await calledBy(within, workspace, member);
  const row = await within.insert('doNotContact', workspace, '', { ...given, by });
  await within.names.put('blocked', workspace, key, row.id);
  await note(within, workspace, member, { what: 'blocked', whom: given.entry });
  return { row, isNew: true };
}

export async function unblock(
  within: Rows,
  workspace: string,
  member: Member | undefined,
  { id, value }: RowOf<'doNotContact'>,
): Promise<void> {
  await within.remove('doNotContact', workspace, id);
  await within.names.remove('blocked', workspace, keyOf(value));
  await note(within, workspace, member, { what: 'unblocked', whom: value.entry });
}

/** Whom nobody writes to (D96). The list belongs to the workspace, so that it outlives companies and people. */
export const doNotContactOperations: Operations<'doNotContact'> = {
  'doNotContact.list': (context, { workspace }) => listedRows(context, entryList(workspace)),
  'doNotContact.add': ({ rows, now = () => new Date() }, { workspace, member, body }) => {
    const blocked = requireEntry(body);
    const reason = body.reason?.trim() ?? '';
    return rows.together(lockOfEntries(workspace), async (within) => {
      const given = { ...blocked, reason, at: now().toISOString() };
      const { row, isNew } = await block(within, workspace, member, given);
      const data = toWire('doNotContact', row);
      return { ...done(isNew ? 'Added.' : 'There already.'), data };
    });
  },
  'doNotContact.remove': ({ rows }, { workspace, member, body: { id } }) =>
    rows.together(lockOfEntries(workspace), async (within) => {
      await unblock(
        within,
        workspace,
        member,
        await requireRow(within, 'doNotContact', workspace, id),
      );
      return done('Taken off.');
    }),
};
