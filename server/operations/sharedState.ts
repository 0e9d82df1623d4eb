import { byteLength } from '#text/byteLength.ts';
import type { EntityId } from '#domain/lists/entityId.ts';
import { requireRow } from './context.ts';
import type { Operations } from './operation.ts';
import { inParts, listedIfNew } from './parts.ts';
import { Changed, forPeople, Refusal, requireSpace } from './refusal.ts';

/** The most bytes of one value, and the most values of a company (D83). */
const mostBytes = 64 * 1024;
const mostValues = 5_000;

/** The name of a value; with an empty key, the beginning of all names of a company. */
const nameOf = (companyId: EntityId, key: string): string => `${companyId} ${key}`;

/** What the members of a workspace share about a company beside its rows (D83): views, reviews of mail, confirmations. */
export const sharedStateOperations: Operations<'sharedState'> = {
  'sharedState.list': async (context, { workspace, query: { companyId, prefix = '' } }) => {
    const { rows } = context;
    const { id } = await requireRow(rows, 'companies', workspace, companyId);
    const beginning = nameOf(id, prefix);
    const values = inParts(
      // One letter less: a name may be the beginning itself.
      beginning.slice(0, -1),
      (after) => rows.names.part('shared', workspace, beginning, after),
      ({ name }) => name,
      ({ name, value }) => ({ key: name.slice(nameOf(id, '').length), ...value }),
    );
    return listedIfNew(context, 'sharedState.list', workspace, [`shared:${id}`], values, prefix);
  },
  'sharedState.put': async ({ rows }, { workspace, body: { companyId, ...asked } }) => {
    const { key, value, version } = asked;
    // A database would store two such keys under one name.
    if (!key.isWellFormed()) throw new Refusal(422, 'key: is not well-formed.', ['key']);
    if (byteLength(value) > mostBytes)
      throw forPeople(413, 'This is larger than 64 KB, which is the most that can be shared.');
    return rows.together(`${workspace} shared ${companyId}`, async (within) => {
      const { names } = within;
      const { id } = await requireRow(within, 'companies', workspace, companyId);
      const [name, owner] = [nameOf(id, key), String(id)];
      const before = await names.get('shared', workspace, name);
      const present = { key, value: null, version: 0, ...before };
      if (version !== present.version) throw new Changed(present);
      const counted = await names.get('sharing', workspace, owner);
      const { count, last } = counted ?? { count: 0, last: 0 };
      if (value === null) {
        await names.remove('shared', workspace, name);
        if (before) await names.put('sharing', workspace, owner, { count: count - 1, last });
        return { success: true, data: { key, value, version: 0 } };
      }
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
      return { success: true, data: { key, value, version: next } };
    });
  },
};
