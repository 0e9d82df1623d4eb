import { Collection, type Keeper, type Kept } from './collection.ts';
import { createIds } from './ids.ts';
import type { Persistence, StoredRow } from './persistence.ts';
import { tableNames, type TableName, type Tables } from './tables.ts';

type Collections = { readonly [Name in TableName]: Collection<Tables[Name]> };

/** Everything the twin remembers. */
export interface Store extends Collections {
  readonly nextId: () => number;
  /** True for the text of an id that was given out at some time, to whatever row. */
  readonly wasGiven: (id: string) => boolean;
  /** True when a row of this name is there, in any workspace and any table but those named by hand. */
  readonly isTaken: (id: string) => boolean;
  readonly clear: () => void;
}

const forgetful: Persistence = { rows: () => [], put: () => {}, remove: () => {} };

/** Tables whose rows are not named by `nextId`. */
const namedByHand: ReadonlySet<TableName> = new Set(['workspaces', 'letters', 'progress', 'ids']);

const isTableName = (name: string): name is TableName =>
  (tableNames as readonly string[]).includes(name);

/** Rows were given rising ids, so their order is the order they came in. */
const byId = (one: StoredRow, other: StoredRow): number =>
  (Number(one.id) || 0) - (Number(other.id) || 0);

/** Opens a store on what is kept already. */
export function createStore(persistence: Persistence = forgetful): Store {
  const taken = new Set<string>();
  const keeperOf = (table: TableName): Keeper => ({
    put: (workspace, id, value) => {
      persistence.put({ table, workspace, id, value });
      if (!namedByHand.has(table)) taken.add(id);
    },
    remove: (workspace, id) => {
      persistence.remove(table, workspace, id);
      taken.delete(id);
    },
  });
  const collections = Object.fromEntries(
    tableNames.map((name) => [name, new Collection<unknown>(keeperOf(name))]),
  ) as unknown as Collections;
  for (const { table, workspace, id, value } of [...persistence.rows()].sort(byId)) {
    if (!isTableName(table)) continue;
    // What this store wrote is what it reads: the table's own row.
    (collections[table] as Collection<unknown>).restore(workspace, id, value as Kept<unknown>);
    if (!namedByHand.has(table)) taken.add(id);
  }
  const ids = createIds(collections.ids);
  return {
    ...collections,
    nextId: () => ids.next(),
    wasGiven: (id) => ids.wasGiven(id),
    isTaken: (id) => taken.has(id),
    clear() {
      for (const name of tableNames) collections[name].clear();
      ids.restart();
    },
  };
}
