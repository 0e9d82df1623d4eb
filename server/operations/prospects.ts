import type { Rows } from '../rows/rows.ts';
import { createSlots } from '../slots.ts';
import { addCosts } from '../writers/writer.ts';
import { messageOf } from './budget.ts';
import { drop, requireRow, toWire } from './context.ts';
import { edit } from './edit.ts';
import { generateOnce } from './generateOnce.ts';
import { done, generatedDone, listedInParts, type Operations } from './operation.ts';
import { wireParts } from './parts.ts';
import { lockOfProspect, lockOfTarget, suggestPeople } from './suggestPeople.ts';
import { requireRoom } from './suggested.ts';
import { Refusal } from './refusal.ts';
import { rowsOfIds } from './rowsOfIds.ts';
import { requireFit } from './space.ts';

/** How many companies one call searches at once. */
const searchesAtOnce = 4;

/** Reads the people at target companies, one company after the other. */
async function* peopleAt(rows: Rows, workspace: string, targets: readonly string[]) {
  for (const target of targets) yield* wireParts(rows, 'prospects', workspace, target);
}

/** The operations of prospects: people at the target companies. */
export const prospectOperations: Operations<'prospects'> = {
  'prospects.list': async ({ rows }, { workspace, query }) => {
    const targets = await rowsOfIds(rows, 'targetCompanies', workspace, query.targetid);
    return listedInParts(
      peopleAt(
        rows,
        workspace,
        targets.map(({ id }) => String(id)),
      ),
    );
  },
  'prospects.generate': async (context, { workspace, body }) => {
    // A company may be named repeatedly, as a number and as a text.
    const ids = [...new Set(body.companies.map(({ targetid }) => String(targetid)))];
    await Promise.all(ids.map((id) => requireRow(context.rows, 'targetCompanies', workspace, id)));
    // One call takes only some of the places where websites are read.
    const slots = createSlots(searchesAtOnce);
    const searches = ids.map((id) =>
      slots.run(workspace, () =>
        generateOnce(context, `${workspace} prospects ${id}`, (keep) =>
          suggestPeople(context, workspace, id, keep),
        ),
      ),
    );
    // A failure is answered once all have ended, so that none goes on after the answer.
    const ended = await Promise.allSettled(searches);
    const people = ended.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    const failure: unknown = ended.find((each) => each.status === 'rejected')?.reason;
    const isSaid = failure instanceof Refusal && failure.reason === 'suggestions';
    if (failure !== undefined && !(isSaid && people.length > 0)) throw failure;
    const costs = people.flatMap(({ cost }) => cost ?? []);
    const cost = costs.length > 0 ? costs.reduce(addCosts) : undefined;
    // What was found is stored, so it is answered, with why the rest was not.
    // Samples that are used up say so once. What a model says of one company is not said of them all.
    const usedUp = people.find((each) => each.cost === undefined && each.message)?.message;
    const message = messageOf({ ...(cost && { cost }) }, [
      isSaid ? failure.message : undefined,
      usedUp,
    ]);
    return generatedDone({ rows: people.flatMap(({ rows }) => rows), message });
  },
  'prospects.add': ({ rows }, { workspace, body: { targetid, ...fields } }) =>
    rows.together(lockOfTarget(workspace, targetid), async (within) => {
      const target = await requireRow(within, 'targetCompanies', workspace, targetid);
      await requireRoom(within, 'prospects', workspace, String(target.id));
      const value = { ...fields, targetid: target.id };
      requireFit(value);
      const row = await within.insert('prospects', workspace, String(target.id), value);
      return done('Added.', toWire('prospects', row));
    }),
  'prospects.edit': async (context, { workspace, body: { prospectid, ...fields } }) =>
    done('Saved.', await edit(context, 'prospects', workspace, prospectid, fields)),
  'prospects.remove': ({ rows }, { workspace, body: { prospectid } }) =>
    rows.together(lockOfProspect(workspace, prospectid), async (within) => {
      await drop(within, 'prospects', workspace, prospectid);
      return done('Deleted.');
    }),
};
