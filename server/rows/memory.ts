import { byteLength } from '#text/byteLength.ts';
import {
  emailIn,
  idOf,
  mostAfter,
  mostOfPart,
  namedByRow,
  owners,
  type OpenRows,
  type Row,
  type Rows,
  type Stored,
} from './rows.ts';
import { addCosts, nothing, type Cost } from '../writers/writer.ts';
import type { NamedTable, Table } from './tables.ts';
import { createTurns } from './turns.ts';

interface Kept extends Row<unknown> {
  readonly table: Table;
  readonly workspace: string;
  readonly subject: string | null;
  readonly bytes: number;
}

interface Named {
  readonly table: NamedTable;
  readonly workspace: string;
  readonly name: string;
  readonly value: unknown;
  readonly changed: number;
  readonly bytes: number;
}

/** A text by which everything is sorted as the export is. */
const placeOf = ({ kind, name, id }: Omit<Stored, 'value'>): string =>
  [kind, name, String(id).padStart(16, '0')].join('\u0000');

const keyOf = (table: NamedTable, workspace: string, name: string): string =>
  JSON.stringify([table, workspace, name]);

/** Creates rows that live as long as the process: for stories and tests. They are not copied, so callers must not change them. */
export function memoryRows(): OpenRows {
  let byId = new Map<number, Kept>();
  let byName = new Map<string, Named>();
  let lastId = 0;

  const find = (table: Table, workspace: string, id: string): Kept | undefined => {
    const kept = byId.get(idOf(id));
    return kept?.table === table && kept.workspace === workspace ? kept : undefined;
  };
  const inWorkspace = (workspace: string) =>
    [...byId.values()].filter((kept) => kept.workspace === workspace);
  const namedIn = (workspace: string) =>
    [...byName.values()].filter((kept) => kept.workspace === workspace);
  const list = (table: Table, workspace: string, owner: string) =>
    inWorkspace(workspace).filter((kept) => kept.owner === owner && kept.table === table);

  function remove(kept: Kept): void {
    byId.delete(kept.id);
    if (!owners.includes(kept.table)) return;
    const id = String(kept.id);
    for (const row of byId.values()) if (row.owner === id) remove(row);
    for (const [key, { table, name }] of byName)
      if (
        (namedByRow.includes(table) && (name === id || name.endsWith(`:${id}`))) ||
        (table === 'deleted' && name.startsWith(`${id} `))
      )
        byName.delete(key);
  }

  const findNamed = (table: NamedTable, workspace: string, name: string) =>
    byName.get(keyOf(table, workspace, name));
  const putNamed = (table: NamedTable, workspace: string, name: string, value: unknown) => {
    const kept = { table, workspace, name, value, changed: Date.now(), bytes: byteLength(value) };
    byName.set(keyOf(table, workspace, name), kept);
  };

  // A table returns the type that was written to it, so the casts below are safe.
  const names: Rows['names'] = {
    get: async (table, workspace, name) => findNamed(table, workspace, name)?.value as never,
    put: async (table, workspace, name, value) => putNamed(table, workspace, name, value),
    claim: async (table, workspace, name, value) => {
      if (findNamed(table, workspace, name)) return false;
      putNamed(table, workspace, name, value);
      return true;
    },
    remove: async (table, workspace, name) => void byName.delete(keyOf(table, workspace, name)),
    reserveUsage: async (workspace, name, tokens, most) => {
      const usage = (findNamed('usage', workspace, name)?.value ?? nothing) as Cost;
      if (usage.tokensIn + usage.tokensOut + tokens > most) return false;
      putNamed('usage', workspace, name, { ...usage, tokensIn: usage.tokensIn + tokens });
      return true;
    },
    settleUsage: async (workspace, name, cost) => {
      const usage = findNamed('usage', workspace, name);
      if (usage) putNamed('usage', workspace, name, addCosts(usage.value as Cost, cost));
    },
    countCreated: async (subject) =>
      [...byName.values()].filter(({ table, name }) => table === 'creators' && name === subject)
        .length,
    removeOlder: async (table, seconds) => {
      const oldest = Date.now() - seconds * 1000;
      for (const [key, kept] of byName)
        if (kept.table === table && kept.changed < oldest) byName.delete(key);
    },
  };

  const inside: Rows = {
    list: async (table, workspace, owner) => list(table, workspace, owner) as never,
    part: async (table, workspace, owner, after) => {
      let bytes = 0;
      return list(table, workspace, owner)
        .filter(({ id }) => id > after)
        .slice(0, mostOfPart.rows)
        .filter((kept) => {
          const isFull = bytes >= mostOfPart.bytes;
          bytes += kept.bytes;
          return !isFull;
        }) as never;
    },
    last: async (table, workspace, owner) => list(table, workspace, owner).at(-1) as never,
    get: async (table, workspace, id) => find(table, workspace, id) as never,
    count: async (table, workspace, owner) => list(table, workspace, owner).length,
    some: async (table, workspace, ids) =>
      ids.flatMap((id) => find(table, workspace, id) ?? []) as never,
    insert: async (table, workspace, owner, value) => {
      lastId += 1;
      const bytes = byteLength(value);
      byId.set(lastId, { table, workspace, id: lastId, owner, value, subject: null, bytes });
      return { id: lastId, owner, value };
    },
    update: async (table, workspace, id, fields) => {
      const before = find(table, workspace, id);
      if (!before) return undefined;
      const value = { ...(before.value as object), ...fields };
      const kept = { ...before, value, bytes: byteLength(value) };
      byId.set(kept.id, kept);
      return kept as never;
    },
    remove: async (table, workspace, id) => {
      const kept = find(table, workspace, id);
      if (kept) remove(kept);
      return kept !== undefined;
    },
    keepNewest: async (table, workspace, owner, most) => {
      for (const { id } of list(table, workspace, owner).slice(0, -most)) byId.delete(id);
    },
    seats: async (workspace, person) =>
      list('users', workspace, '').filter(
        ({ subject, value }) =>
          subject === person.subject || emailIn('users', value) === person.email,
      ),
    bind: async (workspace, id, subject) => {
      const user = find('users', workspace, String(id));
      if (!user || (user.subject === null) === (subject === null)) return false;
      byId.set(id, { ...user, subject });
      return true;
    },
    size: async (workspace) =>
      [...inWorkspace(workspace), ...namedIn(workspace)].reduce((sum, { bytes }) => sum + bytes, 0),
    addUpSizes: async () => {},
    hold: async (workspace) => findNamed('workspaces', workspace, workspace) !== undefined,
    after: async (workspace, place) =>
      [
        ...inWorkspace(workspace).map(({ owner, ...row }) => ({ ...row, name: owner })),
        ...namedIn(workspace).map((named) => ({ ...named, id: 0 })),
      ]
        .map(({ table: kind, name, id, value }) => ({ kind, name, id, value }))
        .filter((stored) => placeOf(stored) > placeOf(place))
        .sort((one, other) => (placeOf(one) > placeOf(other) ? 1 : -1))
        .slice(0, mostAfter),
    removeWorkspace: async (workspace) => {
      for (const { id } of inWorkspace(workspace)) byId.delete(id);
      for (const { table, name } of namedIn(workspace))
        byName.delete(keyOf(table, workspace, name));
    },
    queue: async () => {},
    names,
    together: (_lock, work) => work(inside),
  };

  const turns = createTurns();
  /** The same methods, each of which waits for the transaction that runs. */
  const inTurn = <Methods extends object>(methods: Methods): Methods =>
    Object.fromEntries(
      Object.entries(methods as Record<string, (...given: unknown[]) => unknown>).map(
        ([name, method]) => [name, (...given: unknown[]) => turns.single(() => method(...given))],
      ),
    ) as Methods;
  const together: Rows['together'] = (_lock, work) =>
    turns.whole(async () => {
      const before = [new Map(byId), new Map(byName)] as const;
      try {
        return await work(inside);
      } catch (error) {
        [byId, byName] = before;
        throw error;
      }
    });
  return { ...inTurn(inside), names: inTurn(names), together, close: async () => {} };
}
