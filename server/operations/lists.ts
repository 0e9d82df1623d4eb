import type { CallName } from '#api/contract/paths.ts';
import type { EntityId } from '#domain/lists/entityId.ts';
import type { List, Rows } from '../rows/rows.ts';
import { idFields, type Tables } from '../rows/tables.ts';
import type { Suggested } from '../writers/writer.ts';
import { lockOf, requireRow, toWire, type Context } from './context.ts';
import { edit } from './edit.ts';
import { mergeCompanies } from './merge.ts';
import { undoMerge } from './undoMerge.ts';
import { done, generated, type Operation, type Operations } from './operation.ts';
import { listed, listedRows, partsOf } from './parts.ts';
import { notFound, requireFit, requireNotOver } from './refusal.ts';
import { addTo, ownerOf, remember } from './round.ts';
import { restoreSection } from './sections.ts';
import { suggest } from './suggest.ts';

/** The calls of a list that the contract contains: not every list has all five. */
type ListCall<Kind extends Suggested> = CallName &
  `${Kind}.${'list' | 'generate' | 'edit' | 'add' | 'remove'}`;

interface Asked {
  readonly workspace: string;
  readonly query: { readonly companyId: EntityId };
  readonly body: Readonly<{ companyId: EntityId; domain: string; [field: string]: EntityId }>;
}

async function listOf<Kind extends Suggested>(
  rows: Rows,
  table: Kind,
  workspace: string,
  companyId: EntityId,
): Promise<List<Kind>> {
  await requireRow(rows, 'companies', workspace, companyId);
  return { table, workspace, owner: String(companyId) };
}

function listOperations<Kind extends Suggested>(kind: Kind) {
  const idField: string = idFields[kind];
  const operations = {
    list: async (context: Context, { workspace, query }: Asked) =>
      listedRows(context, await listOf(context.rows, kind, workspace, query.companyId)),
    generate: async (context: Context, { workspace, body }: Asked) =>
      generated(await suggest(context, kind, workspace, body.companyId)),
    edit: async (context: Context, { workspace, body }: Asked) => {
      const { domain: _workspace, [idField]: id = '', ...fields } = body;
      const texts = fields as Partial<Tables[Kind]>;
      return done('Saved.', await edit(context, kind, workspace, id, texts));
    },
    add: ({ rows }: Context, { workspace, body }: Asked) => {
      const { domain: _workspace, companyId, ...fields } = body;
      const list = { table: kind, workspace, owner: String(companyId) };
      return addTo(rows, list, async (within) => {
        const value = fields as object as Tables[Kind];
        requireFit(value);
        const row = await within.insert(kind, workspace, list.owner, value);
        return done('Added.', toWire(kind, row));
      });
    },
    /** Deletes a row, and remembers it, so that it is not suggested again. */
    remove: ({ rows }: Context, { workspace, body: { [idField]: id = '' } }: Asked) =>
      rows.together(lockOf(workspace, kind, id), async (within) => {
        const { owner, value } = await requireRow(within, kind, workspace, id);
        const list = { table: kind, workspace, owner };
        await within.remove(kind, workspace, id);
        await remember(within, list, [value]);
        return done('Deleted.');
      }),
  };
  const named = Object.entries(operations).map(([name, each]) => [`${kind}.${name}`, each]);
  // The compiler cannot follow the names: the test of every call checks that its request and its answer are those of the contract.
  return Object.fromEntries(named) as { readonly [Name in ListCall<Kind>]: Operation<Name> };
}

/** Gives a deleted row back with its id, what belongs to it, and what nobody has checked (D30); a merged one with all that was merged (D97). It is there already after a lost answer. */
const restore: Operation<'rows.restore'> = async (context, { workspace, member, body }) => {
  const { rows } = context;
  const { kind, id } = body;
  if (kind === 'sections') return restoreSection(rows, workspace, id);
  const merge = await rows.names.get('merges', workspace, String(id));
  if (merge?.kind === kind) return undoMerge(context, { workspace, member }, merge.kind, id);
  return rows.together(lockOf(workspace, kind, id), async (within) => {
    const there = await within.get(kind, workspace, id);
    const row = there ?? (await within.restore(kind, workspace, id));
    if (!row) throw notFound('id', id);
    await requireRow(within, ownerOf(kind), workspace, row.owner);
    if (!there) await requireNotOver(within, { table: kind, workspace, owner: row.owner });
    return done('Restored.', toWire(kind, row));
  });
};

export const companyListOperations = {
  'rows.restore': restore,
  ...listOperations('usps'),
  ...listOperations('icps'),
  ...listOperations('geographies'),
  ...listOperations('targetCompanies'),
  'targetCompanies.merge': mergeCompanies,
  ...listOperations('keywords'),
  ...listOperations('contentIdeas'),
  'contentIdeas.targetIcps': async ({ rows }, { workspace, query }) => {
    const icps = await listOf(rows, 'icps', workspace, query.companyId);
    return listed(partsOf(rows, icps, ({ value: { title } }) => ({ title })));
  },
} satisfies Partial<Operations<Suggested | 'rows'>>;
