import type { EntityId } from '#domain/lists/entityId.ts';
import { joinedReview, mailKey } from '#domain/mail/mailReview.ts';
import { entryIn, personEntry, type Recipient } from '#domain/people/doNotContact.ts';
import type { Member } from '../members/membership.ts';
import type { RowOf, Rows } from '../rows/rows.ts';
import type { KeptLetter, NamedTables, Tables } from '../rows/tables.ts';
import { change, lockOfWhole, requireRow, type Context } from './context.ts';
import { block, entryAbout, recipientOf } from './doNotContact.ts';
import { groundsAfter, isSame, withoutAnswer } from './edit.ts';
import { mostLetters } from './emails.ts';
import { done, type Operation } from './operation.ts';
import { forPeople, Refusal, requireFit, requireNotOver, requireSpace } from './refusal.ts';
import { nameOf, rememberNames, suggestedSoFar } from './round.ts';
import { share, sharedName } from './sharedState.ts';

export type Merge = NamedTables['merges'];
export type Mergeable = Merge['kind'];

/** A transaction during which nothing else in the workspace changes. */
export interface Alone {
  readonly within: Rows;
  readonly workspace: string;
  readonly member: Member | undefined;
  readonly at: string;
}

/** A merge touches many rows, so it locks the workspace instead of each. */
export const holdingAlone = <Value>(
  { rows, now = () => new Date() }: Pick<Context, 'rows' | 'now'>,
  { workspace, member }: Pick<Alone, 'workspace' | 'member'>,
  work: (alone: Alone) => Promise<Value>,
): Promise<Value> =>
  rows.together(lockOfWhole(workspace), async (within) => {
    await within.hold(workspace, true);
    return work({ within, workspace, member, at: now().toISOString() });
  });

export const changedMeanwhile = (what: string, kind: Mergeable, value: object): Refusal =>
  forPeople(409, `${what}: somebody else has changed ${nameOf(kind, value)} meanwhile.`);

/** The row that stays as it was, and those that are merged into it. */
interface Chosen<Name extends Mergeable> {
  readonly stays: RowOf<Name>;
  readonly merged: readonly RowOf<Name>[];
}

interface Version {
  readonly id: EntityId;
  readonly version: number;
}

async function chosenRows<Name extends Mergeable>(
  { within, workspace }: Alone,
  kind: Name,
  first: Version,
  others: readonly Version[],
): Promise<Chosen<Name>> {
  const read = async ({ id, version }: Version) => {
    const row = await requireRow(within, kind, workspace, id);
    const { version: present = 0 }: { readonly version?: number | undefined } = row.value;
    if (present !== version) throw changedMeanwhile('Not merged', kind, row.value);
    return row;
  };
  const stays = await read(first);
  const merged: RowOf<Name>[] = [];
  for (const other of others) merged.push(await read(other));
  const rows = [stays, ...merged];
  if (new Set(rows.map(({ id }) => id)).size < rows.length)
    throw new Refusal(422, 'from: names a row twice.', ['from']);
  if (rows.some(({ owner }) => owner !== stays.owner))
    throw forPeople(422, 'Not merged: these are not of one company.', ['from']);
  return { stays, merged };
}

/** Returns what changes of the row that stays. What a text rests on, or that nobody has checked it, comes with the text. */
function mergedValue(
  { stays: { value }, merged }: Chosen<Mergeable>,
  fields: object,
  version: number,
) {
  const fieldIn = (of: object, field: string) => (of as Readonly<Record<string, unknown>>)[field];
  const comes = (from: object, field: string) =>
    isSame(fieldIn(from, field), fieldIn(fields, field));
  const evidence = merged.flatMap((from) =>
    (from.value.evidence ?? []).filter(({ field }) => comes(from.value, field)),
  );
  const assumed = merged.flatMap((from) =>
    (from.value.assumptions ?? []).filter((field) => comes(from.value, field)),
  );
  const assumptions = [...(value.assumptions ?? []), ...assumed];
  const all: object = {
    ...fields,
    ...withoutAnswer(value, fields),
    ...groundsAfter(value, { ...fields, assumptions }, evidence),
    version,
  };
  requireFit({ ...value, ...all });
  return all;
}

/** Who was on the list 'Do not contact' stays on it under another name, address or website. Returns the new entries. */
async function goOnBlocking(
  { within, workspace, member, at }: Alone,
  pairs: readonly (readonly [before: Recipient, after: Recipient])[],
): Promise<number[]> {
  const added: number[] = [];
  for (const [before, after] of pairs) {
    const entry = await entryAbout(within, workspace, before);
    if (entry === undefined || (await entryAbout(within, workspace, after)) !== undefined) continue;
    const { name: person, company } = after;
    const site = entryIn(after.domain ?? '');
    const asPerson = { entry: personEntry(person, company), person, company };
    const given = person.trim() === '' ? site !== undefined && { entry: site } : asPerson;
    if (!given) continue;
    const reason = `Merged with: ${entry}`;
    const { row } = await block(within, workspace, member, { ...given, reason, at });
    added.push(row.id);
  }
  return added;
}

/** Merges rows of one list into one of them (D97). The others are deleted, and keep what Undo gives back. */
function mergeInto<Name extends Mergeable>(
  context: Context,
  of: Pick<Alone, 'workspace' | 'member'>,
  kind: Name,
  first: Version,
  from: readonly Version[],
  fields: object,
  move: (alone: Alone, chosen: Chosen<Name>, now: Tables[Name]) => Promise<Partial<Merge>>,
) {
  return holdingAlone(context, of, async (alone) => {
    const { within, workspace } = alone;
    const chosen = await chosenRows(alone, kind, first, from);
    const { stays, merged } = chosen;
    await requireSpace(within, workspace);
    const version = first.version + 1;
    const value = mergedValue(chosen, fields, version) as Partial<Tables[Name]>;
    const row = await change(within, kind, workspace, stays.id, value);
    const moved = await move(alone, chosen, { ...stays.value, ...value });
    for (const { id } of merged) await within.remove(kind, workspace, id);
    const ids = merged.map(({ id }) => id);
    const undo: Merge = {
      kind,
      stays: stays.id,
      version,
      before: stays.value,
      merged: ids,
      ...moved,
    };
    await within.names.put('merges', workspace, String(ids[0]), undo);
    return done('Merged.', row);
  });
}

/** Gives a person to a company, and returns how they were. A deleted one too: Undo of the deletion may come later. */
export async function employ(
  { within, workspace }: Alone,
  id: number,
  targetid: number,
  company: string,
) {
  const there = await within.get('prospects', workspace, id);
  const row = there ?? (await within.restore('prospects', workspace, id));
  if (!row) return undefined;
  const { value } = row;
  const version = (value.version ?? 0) + 1;
  const fields = { targetid, prospect_company_name: company, version };
  await within.update('prospects', workspace, id, fields);
  if (!there) await within.remove('prospects', workspace, id);
  return { value, version, isThere: there !== undefined };
}

/** The people of merged companies go to the one that stays, which is as `now`. */
async function movePeople(
  alone: Alone,
  { stays, merged }: Chosen<'targetCompanies'>,
  now: Tables['targetCompanies'],
): Promise<Partial<Merge>> {
  const { within, workspace } = alone;
  const { target_company_name: company, website } = now;
  const people = { table: 'prospects', workspace, owner: String(stays.id) } as const;
  const nobody = { name: '', company };
  const pairs: [Recipient, Recipient][] = [stays, ...merged].map(({ value }) => [
    { ...nobody, domain: value.website },
    { ...nobody, domain: website },
  ]);
  const moved: NonNullable<Merge['moved']>[number][] = [];
  const suggested: string[] = [];
  for (const { id: from, value } of merged) {
    suggested.push(...(await suggestedSoFar(within, { ...people, owner: String(from) })));
    const ids = await within.changeOwner('prospects', workspace, String(from), people.owner);
    for (const id of ids) {
      const person = await employ(alone, id, stays.id, company);
      if (!person) continue;
      const { value: before, version } = person;
      moved.push({ id, version, from, company: before.prospect_company_name });
      const after = { ...before, prospect_company_name: company };
      pairs.push([recipientOf(before, value.website), recipientOf(after, website)]);
    }
  }
  await requireNotOver(within, people);
  const companies = { table: 'targetCompanies', workspace, owner: stays.owner } as const;
  const gone = merged.map(({ value }) => value.target_company_name);
  return {
    moved,
    suggested: {
      [`prospects:${stays.id}`]: await rememberNames(within, people, suggested),
      [`targetCompanies:${stays.owner}`]: await rememberNames(within, companies, gone),
    },
    blocked: await goOnBlocking(alone, pairs),
  };
}

export const mergeCompanies: Operation<'targetCompanies.merge'> = (
  context,
  { workspace, member, body: { targetid: id, version, from, ...fields } },
) =>
  mergeInto(
    context,
    { workspace, member },
    'targetCompanies',
    { id, version },
    from,
    fields,
    movePeople,
  );

export async function lettersTo({ within, workspace }: Alone, ids: readonly number[]) {
  const letters: KeptLetter[] = [];
  for (const id of ids)
    letters.push(...((await within.names.get('letters', workspace, String(id))) ?? []));
  return letters;
}

/** The one who stays gets the letters of the others, and what the team shares of them. */
async function moveMail(
  alone: Alone,
  { stays, merged }: Chosen<'prospects'>,
  now: Tables['prospects'],
): Promise<Partial<Merge>> {
  const { within, workspace } = alone;
  const { value: target, owner } = await requireRow(
    within,
    'targetCompanies',
    workspace,
    stays.owner,
  );
  const reviewOf = async (id: number) =>
    (await within.names.get('shared', workspace, sharedName(owner, mailKey(String(id)))))?.value;
  const before = await reviewOf(stays.id);
  const own = await lettersTo(alone, [stays.id]);
  const letters = [...own];
  let review = before;
  for (const { id } of merged) {
    const theirs = await reviewOf(id);
    if (theirs !== undefined) review = joinedReview(review, theirs, letters.length);
    letters.push(...(await lettersTo(alone, [id])));
  }
  if (letters.length > mostLetters) {
    const most = `they have ${letters.length} emails together, and ${mostLetters} is the most.`;
    throw forPeople(409, `Not merged: ${most}`);
  }
  if (letters.length > own.length)
    await within.names.put('letters', workspace, String(stays.id), letters);
  const key = mailKey(String(stays.id));
  const pairs = [stays, ...merged].map(
    ({ value }) => [recipientOf(value, target.website), recipientOf(now, target.website)] as const,
  );
  return {
    letters: own.length,
    ...(review !== before && {
      shared: {
        owner,
        key,
        before: before ?? null,
        version: await share(within, workspace, owner, key, review),
      },
    }),
    blocked: await goOnBlocking(alone, pairs),
  };
}

export const mergePeople: Operation<'prospects.merge'> = (
  context,
  { workspace, member, body: { prospectid: id, version, from, ...fields } },
) =>
  mergeInto(context, { workspace, member }, 'prospects', { id, version }, from, fields, moveMail);
