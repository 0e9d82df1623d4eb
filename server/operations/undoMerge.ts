import type { EntityId } from '#domain/lists/entityId.ts';
import { change, requireRow, toWire, type Context } from './context.ts';
import { unblock } from './doNotContact.ts';
import {
  changedMeanwhile,
  employ,
  holdingAlone,
  lettersTo,
  type Alone,
  type Merge,
  type Mergeable,
} from './merge.ts';
import { done } from './operation.ts';
import { forPeople, notFound, requireNotOver } from './refusal.ts';
import { share, sharedName } from './sharedState.ts';

const refused = 'Not undone';

async function giveBackPeople(alone: Alone, { stays, moved = [] }: Merge): Promise<void> {
  for (const { id, version, from, company } of moved) {
    const { within, workspace } = alone;
    const owner = String(stays);
    const ids = await within.changeOwner('prospects', workspace, owner, String(from), [id]);
    const person = ids.length > 0 && (await employ(alone, id, from, company));
    // Who was deleted meanwhile can still be given back to the former company.
    if (person && person.isThere && person.value.version !== version)
      throw changedMeanwhile(refused, 'prospects', person.value);
  }
}

async function giveBackMail(alone: Alone, { stays, merged, letters = 0, shared }: Merge) {
  const { within, workspace } = alone;
  const { names } = within;
  const changed = forPeople(409, `${refused}: the mail has changed meanwhile.`);
  const [all, theirs] = [await lettersTo(alone, [stays]), await lettersTo(alone, merged)];
  if (all.length !== letters + theirs.length) throw changed;
  const name = String(stays);
  if (letters > 0) await names.put('letters', workspace, name, all.slice(0, letters));
  else await names.remove('letters', workspace, name);
  if (!shared) return;
  const { owner, key, before, version } = shared;
  const present = await names.get('shared', workspace, sharedName(owner, key));
  if (present?.version !== version) throw changed;
  await share(within, workspace, owner, key, before);
}

/** What was remembered, and whom the merge has put on the list 'Do not contact'. */
async function takeBack(alone: Alone, { suggested = {}, blocked = [] }: Merge): Promise<void> {
  const { within, workspace, member } = alone;
  const { names } = within;
  for (const [list, added] of Object.entries(suggested)) {
    const all = (await names.get('suggested', workspace, list)) ?? [];
    const left = all.filter((name) => !added.includes(name));
    if (left.length > 0) await names.put('suggested', workspace, list, left);
    else await names.remove('suggested', workspace, list);
  }
  for (const id of blocked) {
    const entry = await within.get('doNotContact', workspace, id);
    if (entry) await unblock(within, workspace, member, entry);
  }
}

/** Gives everything back as it was before a merge, of which `id` is the first merged row (D97). Only the versions go on. */
export const undoMerge = (
  context: Pick<Context, 'rows' | 'now'>,
  of: Pick<Alone, 'workspace' | 'member'>,
  kind: Mergeable,
  id: EntityId,
) =>
  holdingAlone(context, of, async (alone) => {
    const { within, workspace } = alone;
    const merge = await within.names.get('merges', workspace, String(id));
    // Another request may have undone it just now.
    if (merge?.kind === kind) {
      const { stays, version, before, merged } = merge;
      const { value, owner } = await requireRow(within, kind, workspace, stays);
      if (value.version !== version) throw changedMeanwhile(refused, kind, value);
      for (const each of merged)
        if (!(await within.restore(kind, workspace, each))) throw notFound('id', each);
      await requireNotOver(within, { table: kind, workspace, owner });
      const added = Object.fromEntries(Object.keys(value).map((field) => [field, undefined]));
      const former: object = { ...added, ...before, version: version + 1 };
      await change(within, kind, workspace, stays, former);
      await giveBackPeople(alone, merge);
      if (kind === 'prospects') await giveBackMail(alone, merge);
      await takeBack(alone, merge);
      await within.names.remove('merges', workspace, String(id));
    }
    return done('Restored.', toWire(kind, await requireRow(within, kind, workspace, id)));
  });
