import { noContact, prospectDescription } from '#domain/companies/prospect.ts';
import { draftToWire } from '#domain/entities/toWire.ts';
import type { EntityId } from '#domain/lists/entityId.ts';
import type { Rows } from '../rows/rows.ts';
import { createSlots } from '../slots.ts';
import { addCosts, type Grounds, type SuggestedPerson } from '../writers/writer.ts';
import { messageOf } from './budget.ts';
import { lockOf, requireRow, rowsOfIds, toWire, type Context } from './context.ts';
import { entryAbout } from './doNotContact.ts';
import { edit } from './edit.ts';
import { mergePeople } from './merge.ts';
import { done, generated, type Operations } from './operation.ts';
import { listedIfNew, pickedOf, wireParts } from './parts.ts';
import { Refusal, requireFit, requireRoom } from './refusal.ts';
import { addTo, businessOf, groundsOf, namesThere, storeRound, suggestedSoFar } from './round.ts';
import { generateOnce, runName } from './runs.ts';
import { targetSite } from './websites.ts';

const searchesAtOnce = 4;

const peopleAtOnce = 3;

export const suggestPeople = (context: Context, workspace: string, targetid: EntityId) =>
  generateOnce(context, runName(workspace, 'prospects', targetid), async (keep) => {
    const { rows, writer } = context;
    const target = await requireRow(rows, 'targetCompanies', workspace, targetid);
    const list = { table: 'prospects', workspace, owner: String(targetid) } as const;
    const { target_company_name: name, description, website } = target.value;
    const at = { company: name, domain: website };
    // A model costs something, also for people whom nobody writes to.
    if ((await entryAbout(rows, workspace, { ...at, name: '' })) !== undefined)
      return { data: [], message: undefined, cost: undefined, leftOut: 0, isSearched: false };
    await requireRoom(rows, list);
    const { order } = await businessOf(context, workspace, target.owner);
    const site = await targetSite(context, workspace, target);
    const round = await writer.people({
      ...order,
      employer: { name, description, site },
      there: await namesThere(rows, list),
      roles: await pickedOf(rows, list, ({ value }) => value.role),
      gone: await suggestedSoFar(rows, list),
      count: peopleAtOnce,
    });
    const wanted: (SuggestedPerson & Grounds)[] = [];
    for (const person of round.items)
      if ((await entryAbout(rows, workspace, { ...at, name: person.name })) === undefined)
        wanted.push(person);
    const values = wanted.map((person) => ({
      ...draftToWire(prospectDescription, { ...person, companyName: name, ...noContact }),
      ...groundsOf(person),
      targetid: target.id,
    }));
    return storeRound(keep, list, values, {
      message: messageOf(round),
      cost: round.cost,
      leftOut: round.items.length - wanted.length,
      isSearched: true,
    });
  });

const ofList = 'on the list “Do not contact”.';

/** Says who was left out (D96): people by their name, or all of a company by its website. */
function leftOutNotes(people: number, companies: number): string[] {
  const some = people === 1 ? '1 person is left out' : `${people} people are left out`;
  const all =
    companies === 1
      ? `1 company is not searched: its website is ${ofList}`
      : `${companies} companies are not searched: their websites are ${ofList}`;
  return [...(people > 0 ? [`${some}: they are ${ofList}`] : []), ...(companies > 0 ? [all] : [])];
}

/** Searches companies for people. What was found is stored, so it is answered, with why the rest was not. */
async function searchAll(context: Context, workspace: string, targets: readonly string[]) {
  // One call takes only some of the places where websites are read.
  const slots = createSlots(searchesAtOnce);
  // A failure is answered once all have ended, so that none goes on after the answer.
  const ended = await Promise.allSettled(
    targets.map((id) => slots.run(workspace, () => suggestPeople(context, workspace, id))),
  );
  const people = ended.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  const failure: unknown = ended.find((each) => each.status === 'rejected')?.reason;
  const isSaid = failure instanceof Refusal && failure.reason === 'suggestions';
  if (failure !== undefined && !(isSaid && people.length > 0)) throw failure;
  const costs = people.flatMap(({ cost }) => cost ?? []);
  const cost = costs.length > 0 ? costs.reduce(addCosts) : undefined;
  // Samples that are used up say so once. What a model says of one company is not said of them all.
  const usedUp = people.find((each) => each.cost === undefined && each.message)?.message;
  const leftOut = people.reduce((sum, each) => sum + each.leftOut, 0);
  const notSearched = people.filter(({ isSearched }) => !isSearched).length;
  const notes = [
    isSaid ? failure.message : undefined,
    usedUp,
    ...leftOutNotes(leftOut, notSearched),
  ];
  const message = messageOf({ cost }, notes);
  return { data: people.flatMap(({ data }) => data), message };
}

async function* peopleAt(rows: Rows, workspace: string, targets: readonly string[]) {
  for (const target of targets)
    yield* wireParts(rows, { table: 'prospects', workspace, owner: target });
}

export const prospectOperations: Operations<'prospects'> = {
  'prospects.list': async (context, { workspace, query }) => {
    const { rows } = context;
    const targets = await rowsOfIds(rows, 'targetCompanies', workspace, query.targetid);
    const ids = targets.map(({ id }) => String(id));
    const lists = ids.map((id) => `prospects:${id}` as const);
    return listedIfNew(context, 'prospects.list', workspace, lists, peopleAt(rows, workspace, ids));
  },
  'prospects.generate': async (context, { workspace, body }) => {
    // A company may be named repeatedly, as a number and as a text.
    const ids = [...new Set(body.companies.map(({ targetid }) => String(targetid)))];
    await Promise.all(ids.map((id) => requireRow(context.rows, 'targetCompanies', workspace, id)));
    return generated(await searchAll(context, workspace, ids));
  },
  'prospects.add': ({ rows }, { workspace, body: { targetid, ...fields } }) => {
    const list = { table: 'prospects', workspace, owner: String(targetid) } as const;
    return addTo(rows, list, async (within, _room, { id }) => {
      const value = { ...fields, targetid: id };
      requireFit(value);
      const row = await within.insert('prospects', workspace, list.owner, value);
      return done('Added.', toWire('prospects', row));
    });
  },
  'prospects.edit': async (context, { workspace, body: { prospectid, ...fields } }) =>
    done('Saved.', await edit(context, 'prospects', workspace, prospectid, fields)),
  'prospects.remove': ({ rows }, { workspace, body: { prospectid } }) =>
    rows.together(lockOf(workspace, 'prospects', prospectid), async (within) => {
      await requireRow(within, 'prospects', workspace, prospectid);
      await within.remove('prospects', workspace, prospectid);
      return done('Deleted.');
    }),
  'prospects.merge': mergePeople,
};
