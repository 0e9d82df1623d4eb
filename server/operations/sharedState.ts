import { byteLength } from '#text/byteLength.ts';
import type { EntityId } from '#domain/lists/entityId.ts';
import type { Names, Rows } from '../rows/rows.ts';
import { requireRow } from './context.ts';
import { done, listedInParts, type Operations } from './operation.ts';
import { Changed, requireSpace, tooMuch } from './refusal.ts';

/** The most bytes of one value, and the most values of a company (D83). */
const mostBytes = 64 * 1024;
const mostValues = 5_000;

/** A new value begins with a number that no removed one of this key has had. */
const firstVersion = (): number => Math.floor(Date.now() / 1000);

const beginningOf = (companyId: EntityId): string => `${Number(companyId)} `;

/** Reads the values of a company, one part after the other. */
async function* valuesOf(names: Names, workspace: string, beginning: string) {
  for (let after = ''; ;) {
    const part = await names.part('shared', workspace, beginning, after);
    const last = part.at(-1);
    if (!last) return;
    yield part.map(({ name, value }) => ({ key: name.slice(beginning.length), ...value }));
    after = last.name;
  }
}

async function requireRoomFor(rows: Rows, workspace: string, beginning: string): Promise<void> {
  await requireSpace(rows, workspace);
  if ((await rows.names.count('shared', workspace, beginning)) < mostValues) return;
  const most = mostValues.toLocaleString('en');
  throw tooMuch(413, `A company has at most ${most} shared values. This one was not kept.`);
}

/** What the members of a workspace share about a company beside its rows (D83): views, reviews of mail, confirmations. */
export const sharedStateOperations: Operations<'sharedState'> = {
  'sharedState.list': async ({ rows }, { workspace, query: { companyId } }) => {
    const { id } = await requireRow(rows, 'companies', workspace, companyId);
    return listedInParts(valuesOf(rows.names, workspace, beginningOf(id)));
  },
  'sharedState.put': ({ rows }, { workspace, body: { companyId, key, value, version } }) =>
    rows.together(`${workspace} shared ${companyId}`, async (within) => {
      const { id } = await requireRow(within, 'companies', workspace, companyId);
      const name = `${beginningOf(id)}${key}`;
      const before = await within.names.get('shared', workspace, name);
      const present = { key, value: null, version: 0, ...before };
      if (version !== present.version) throw new Changed(present);
      if (value === null) {
        await within.names.remove('shared', workspace, name);
        return { ...done('Removed.'), data: { key, value, version: 0 } };
      }
      if (byteLength(value) > mostBytes)
        throw tooMuch(413, 'This is larger than 64 KB, which is the most that can be shared.');
      if (!before) await requireRoomFor(within, workspace, beginningOf(id));
      const next = before ? version + 1 : firstVersion();
      await within.names.put('shared', workspace, name, { value, version: next });
      return { ...done('Saved.'), data: { key, value, version: next } };
    }),
};
