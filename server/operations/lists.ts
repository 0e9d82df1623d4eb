import type { CallName } from '#api/contract/paths.ts';
import type { EntityId } from '#domain/lists/entityId.ts';
import { idFields, type Tables } from '../rows/tables.ts';
import type { Suggested } from '../writers/writer.ts';
import { drop, lockOf, requireRow, toWire, type Context } from './context.ts';
import { keepDeleted, restoredRow } from './deletedRows.ts';
import { edit } from './edit.ts';
import { done, generated, listedInParts, type Operation, type Operations } from './operation.ts';
import { mapParts, partsOfCompany } from './parts.ts';
import { lockOfList, remember } from './round.ts';
import { requireFit, requireRoom } from './space.ts';
import { suggest } from './suggest.ts';

/** The calls of a list that the contract contains: not every list has all five. */
type ListCall<Kind extends Suggested> = CallName &
  `${Kind}.${'list' | 'generate' | 'edit' | 'add' | 'remove'}`;

/** A request for a call of a list. Its body contains only what the call has. */
interface Asked {
  readonly workspace: string;
  readonly query: { readonly companyId: EntityId };
  readonly body: Readonly<Record<string, EntityId>> & {
    readonly companyId: EntityId;
    readonly domain: string;
  };
}

/** Returns the operations of a list of a company. */
function listOperations<Kind extends Suggested>(kind: Kind) {
  const idField: string = idFields[kind];
  const operations = {
    list: async (context: Context, { workspace, query }: Asked) =>
      listedInParts(await partsOfCompany(context, kind, workspace, query.companyId)),
    generate: async (context: Context, { workspace, body }: Asked) =>
      generated(await suggest(context, kind, workspace, body.companyId)),
    edit: async (context: Context, { workspace, body }: Asked) => {
      const { domain: _workspace, [idField]: id = '', ...fields } = body;
      const texts = fields as Partial<Tables[Kind]>;
      return done('Saved.', await edit(context, kind, workspace, id, texts));
    },
    /** Adds a row. One that was just deleted gets its evidence back. */
    add: ({ rows }: Context, { workspace, body }: Asked) => {
      const { domain: _workspace, companyId, ...fields } = body;
      const owner = String(companyId);
      return rows.together(lockOfList(workspace, kind, owner), async (within) => {
        await requireRow(within, 'companies', workspace, companyId);
        await requireRoom(within, kind, workspace, owner);
        const value = fields as object as Tables[Kind];
        const added = await restoredRow(within, kind, workspace, { owner, value });
        requireFit(added);
        return done('Added.', toWire(kind, await within.insert(kind, workspace, owner, added)));
      });
    },
    /** Deletes a row with all that belongs to it, and remembers it, so that it is not suggested again. */
    remove: ({ rows }: Context, { workspace, body: { [idField]: id = '' } }: Asked) =>
      rows.together(lockOf(workspace, kind, id), async (within) => {
        const row = await requireRow(within, kind, workspace, id);
        await drop(within, kind, workspace, id);
        await keepDeleted(within, kind, workspace, row);
        await remember(within, kind, workspace, row.owner, [row.value]);
        return done('Deleted.');
      }),
  };
  const named = Object.entries(operations).map(([name, operation]) => [
    `${kind}.${name}`,
    operation,
  ]);
  // The compiler cannot follow the names: the test of every call checks that its request and its answer are those of the contract.
  return Object.fromEntries(named) as { readonly [Name in ListCall<Kind>]: Operation<Name> };
}

/** The operations of all lists of a company, and the ICPs that content ideas may target. */
export const companyListOperations = {
  ...listOperations('usps'),
  ...listOperations('icps'),
  ...listOperations('geographies'),
  ...listOperations('targetCompanies'),
  ...listOperations('keywords'),
  ...listOperations('contentIdeas'),
  'contentIdeas.targetIcps': async (context, { workspace, query }) => {
    const icps = await partsOfCompany(context, 'icps', workspace, query.companyId);
    return listedInParts(mapParts(icps, ({ title }) => ({ title })));
  },
} satisfies Partial<Operations<Suggested>>;
