import { grounds } from '#api/contract/fields.ts';
import type { CallName } from '#api/contract/paths.ts';
import type { EntityId } from '#domain/lists/entityId.ts';
import type { List, Rows } from '../rows/rows.ts';
import { idFields, type Tables } from '../rows/tables.ts';
import type { Suggested } from '../writers/writer.ts';
import { lockOf, requireRow, toWire, type Context } from './context.ts';
import { edit, isSame } from './edit.ts';
import { done, generated, type Operation, type Operations } from './operation.ts';
import { listed, listedIfNew, partsOf, wireParts } from './parts.ts';
import { requireFit } from './refusal.ts';
import { addTo, nameOf, remember } from './round.ts';
import { suggest } from './suggest.ts';

/** How long a deleted row can be restored. Undo usually follows soon, but may come from a page that was open for hours. */
export const deletedKeptSeconds = 24 * 60 * 60;

/** The fields that the app does not send when it adds a row. A deleted row with one of them is stored for a while. */
const fieldsToKeep = [...Object.keys(grounds), 'website', 'website_found'];

/** The most characters of the beginning and the end of a title in a key, which is limited in length. */
const mostOfTitle = 150;

/** The key by which Undo finds a deleted row. No digest: it would be awaited within a transaction, which blocks all of SQLite. */
function deletedName({ table, owner }: List<Suggested>, value: object): string {
  const title = nameOf(table, value);
  const ends = `${title.slice(0, mostOfTitle)}…${title.slice(-mostOfTitle)} ${title.length}`;
  const isLong = title.length > 2 * mostOfTitle;
  return `${owner} ${table} ${isLong ? ends.toWellFormed() : title}`;
}

/** Returns the row to add, with the evidence of a deleted row with exactly its texts: Undo must not lose what nobody has checked. */
async function restored<Name extends Suggested>(
  { names }: Rows,
  list: List<Name>,
  value: Tables[Name],
): Promise<Tables[Name]> {
  const name = deletedName(list, value);
  const former: object = (await names.get('deleted', list.workspace, name)) ?? {};
  if (!isSame({ ...former, ...value }, former)) return value;
  await names.remove('deleted', list.workspace, name);
  return { ...former, ...value };
}

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
    list: async (context: Context, { workspace, query }: Asked) => {
      const list = await listOf(context.rows, kind, workspace, query.companyId);
      const parts = wireParts(context.rows, list);
      return listedIfNew(context, `${kind}.list`, workspace, [`${kind}:${list.owner}`], parts);
    },
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
        const value = await restored(within, list, fields as object as Tables[Kind]);
        requireFit(value);
        const row = await within.insert(kind, workspace, list.owner, value);
        return done('Added.', toWire(kind, row));
      });
    },
    /** Deletes a row with all that belongs to it, and remembers it, so that it is not suggested again. */
    remove: ({ rows }: Context, { workspace, body: { [idField]: id = '' } }: Asked) =>
      rows.together(lockOf(workspace, kind, id), async (within) => {
        const { owner, value } = await requireRow(within, kind, workspace, id);
        const list = { table: kind, workspace, owner };
        await within.remove(kind, workspace, id);
        if (fieldsToKeep.some((field) => field in value))
          await within.names.put('deleted', workspace, deletedName(list, value), value);
        await remember(within, list, [value]);
        return done('Deleted.');
      }),
  };
  const named = Object.entries(operations).map(([name, each]) => [`${kind}.${name}`, each]);
  // The compiler cannot follow the names: the test of every call checks that its request and its answer are those of the contract.
  return Object.fromEntries(named) as { readonly [Name in ListCall<Kind>]: Operation<Name> };
}

export const companyListOperations = {
  ...listOperations('usps'),
  ...listOperations('icps'),
  ...listOperations('geographies'),
  ...listOperations('targetCompanies'),
  ...listOperations('keywords'),
  ...listOperations('contentIdeas'),
  'contentIdeas.targetIcps': async ({ rows }, { workspace, query }) => {
    const icps = await listOf(rows, 'icps', workspace, query.companyId);
    return listed(partsOf(rows, icps, ({ value: { title } }) => ({ title })));
  },
} satisfies Partial<Operations<Suggested>>;
