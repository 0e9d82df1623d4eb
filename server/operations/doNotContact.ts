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
import { idOf, type Rows } from '../rows/rows.ts';
import { requireRow, toWire } from './context.ts';
import { done, type Operations, type ValidRequest } from './operation.ts';
import { listedIfNew, wireParts } from './parts.ts';
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

/** Whom nobody writes to (D96). The list belongs to the workspace, so that it outlives companies and people. */
export const doNotContactOperations: Operations<'doNotContact'> = {
  'doNotContact.list': (context, { workspace }) =>
    listedIfNew(
      context,
      'doNotContact.list',
      workspace,
      ['doNotContact:'],
      wireParts(context.rows, entryList(workspace)),
    ),
  'doNotContact.add': ({ rows, now = () => new Date() }, { workspace, member, body }) => {
    const blocked = requireEntry(body);
    return rows.together(lockOfEntries(workspace), async (within) => {
      const key = keyOf(blocked);
      const known = await within.names.get('blocked', workspace, key);
      const there = known && (await within.get('doNotContact', workspace, known));
      if (there) return { ...done('There already.'), data: toWire('doNotContact', there) };
      await requireRoom(within, entryList(workspace), mostEntries);
      const by = await calledBy(within, workspace, member);
      const at = now().toISOString();
      const value = { ...blocked, reason: body.reason?.trim() ?? '', by, at };
      const row = await within.insert('doNotContact', workspace, '', value);
      await within.names.put('blocked', workspace, key, row.id);
      await note(within, workspace, member, { what: 'blocked', whom: blocked.entry });
      return { ...done('Added.'), data: toWire('doNotContact', row) };
    });
  },
  'doNotContact.remove': ({ rows }, { workspace, member, body: { id } }) =>
    rows.together(lockOfEntries(workspace), async (within) => {
      const { value } = await requireRow(within, 'doNotContact', workspace, id);
      await within.remove('doNotContact', workspace, idOf(id));
      await within.names.remove('blocked', workspace, keyOf(value));
      await note(within, workspace, member, { what: 'unblocked', whom: value.entry });
      return done('Taken off.');
    }),
};
