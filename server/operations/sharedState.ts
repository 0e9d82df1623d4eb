import { byteLength } from '#text/byteLength.ts';
import type { EntityId } from '#domain/lists/entityId.ts';
import type { Rows } from '../rows/rows.ts';
import { requireRow } from './context.ts';
import type { Operations } from './operation.ts';
import { inParts, listedIfNew } from './parts.ts';
import { Changed, forPeople, Refusal, requireSpace } from './refusal.ts';

/** The most bytes of one value, and the most values of a company (D83). */
const mostBytes = 64 * 1024;
const mostValues = 5_000;

/** The name of a value; with an empty key, the beginning of all names of a company. */
export const sharedName = (companyId: EntityId, key: string): string => `${companyId} ${key}`;

/** Stores a shared value of a company, or removes it with null. Returns its version. */
export async function share(
  within: Rows,
  workspace: string,
  owner: string,
  key: string,
  value: unknown,
): Promise<number> {
  const { names } = within;
  const name = sharedName(owner, key);
  const before = await names.get('shared', workspace, name);
  const counted = await names.get('sharing', workspace, owner);
  const { count, last } = counted ?? { count: 0, last: 0 };
  if (value === null) {
    await names.remove('shared', workspace, name);
    if (before) await names.put('sharing', workspace, owner, { count: count - 1, last });
    return 0;
  }
  if (byteLength(value) > mostBytes)
    throw forPeople(413, 'This is larger than 64 KB, which is the most that can be shared.');
  await requireSpace(within, workspace);
  if (!before && count >= mostValues)
    throw forPeople(
      413,
      `A company has at most ${mostValues.toLocaleString('en')} shared values. This one was not kept.`,
    );
  const next = last + 1;
  await names.put('shared', workspace, name, { value, version: next });
  const counts = { count: before ? count : count + 1, last: next };
  await names.put('sharing', workspace, owner, counts);
  return next;
}

/** What the members of a workspace share about a company beside its rows (D83): views, reviews of mail, confirmations. */
export const sharedStateOperations: Operations<'sharedState'> = {
  'sharedState.list': async (context, { workspace, query: { companyId, prefix = '' } }) => {
    const { rows } = context;
    const { id } = await requireRow(rows, 'companies', workspace, companyId);
    const beginning = sharedName(id, prefix);
    const values = inParts(
      // One letter less: a name may be the beginning itself.
      beginning.slice(0, -1),
      (after) => rows.names.part('shared', workspace, beginning, after),
      ({ name }) => name,
      ({ name, value }) => ({ key: name.slice(sharedName(id, '').length), ...value }),
    );
    return listedIfNew(context, 'sharedState.list', workspace, [`shared:${id}`], values, prefix);
  },
  'sharedState.put': async ({ rows }, { workspace, body: { companyId, ...asked } }) => {
    const { key, value, version } = asked;
    // A database would store two such keys under one name.
    if (!key.isWellFormed()) throw new Refusal(422, 'key: is not well-formed.', ['key']);
    return rows.together(`${workspace} shared ${companyId}`, async (within) => {
      const { id } = await requireRow(within, 'companies', workspace, companyId);
      const before = await within.names.get('shared', workspace, sharedName(id, key));
      const present = { key, value: null, version: 0, ...before };
      if (version !== present.version) throw new Changed(present);
      const next = await share(within, workspace, String(id), key, value);
      return { success: true, data: { key, value, version: next } };
    });
  },
};
