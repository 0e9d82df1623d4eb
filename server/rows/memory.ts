import { byteLength } from '#text/byteLength.ts';
import type { EntityId } from '#domain/lists/entityId.ts';
import {
  deletedKeptSeconds,
  emailIn,
  idOf,
  mostAfter,
  mostFigures,
  mostOfPart,
  mostWorkspacesOf,
  isForGood,
  namedByRow,
  namesOf,
} from './rows.ts';
import type { One, OpenRows, Row, Rows, SizeOf, Stored, UsageOf, WorkspaceOf } from './rows.ts';
import { addCosts, nothing, type Cost } from '../writers/writer.ts';
import type { NamedTable, Table } from './tables.ts';
import { createTurns } from './turns.ts';

/** A row, or a named value: its id is 0, and its name stands for the owner. */
interface Kept extends Row<unknown> {
  readonly table: Table | NamedTable | `deleted ${Table}`;
  readonly workspace: string;
  readonly subject: string | null;
  readonly changed: number;
  readonly bytes: number;
}

/** The key of a row's id or of a name. No table of rows is called like one of named values. */
const keyOf = (table: Kept['table'], workspace: string, name: EntityId): string =>
  JSON.stringify([table, workspace, String(name)]);

const keyIn = ({ table, workspace, id, owner }: Omit<Kept, 'bytes' | 'changed'>) =>
  keyOf(table, workspace, id || owner);

/** The first values, as many as a part has. */
function beginningOf(values: readonly Kept[]): Kept[] {
  let bytes = 0;
  return values.slice(0, mostOfPart.rows).filter((kept) => {
    const isFull = bytes >= mostOfPart.bytes;
    bytes += kept.bytes;
    return !isFull;
  });
}

/** The workspaces with the highest figures, as many as the operator gets. */
const mostOf = <Of extends { readonly workspace: string }>(
  each: readonly Of[],
  figure: (of: Of) => number,
): Of[] =>
  each
    .toSorted(
      (one, other) => figure(other) - figure(one) || (one.workspace > other.workspace ? 1 : -1),
    )
    .slice(0, mostFigures);

/** A text by which everything is sorted as the export is. */
const placeOf = ({ kind, name, id }: Omit<Stored, 'value'>): string =>
  [kind, name, String(id).padStart(16, '0')].join('\u0000');

/** Creates rows that live as long as the process: for stories and tests. They are not copied, so callers must not change them. */
export function memoryRows(): OpenRows {
  let all = new Map<string, Kept>();
  let lastId = 0;
  const changes = new Map<string, number>();

  const find = (...[table, workspace, id]: One) => all.get(keyOf(table, workspace, idOf(id)));
  const findNamed = (table: NamedTable, workspace: string, name: string) =>
    all.get(keyOf(table, workspace, name));
  const inWorkspace = (workspace: string) =>
    [...all.values()].filter((kept) => kept.workspace === workspace);
  const list = (table: Table, workspace: string, owner: string) =>
    inWorkspace(workspace)
      .filter((kept) => kept.owner === owner && kept.table === table)
      // A row that was given back takes its old place.
      .sort((one, other) => one.id - other.id);

  /** Counts a change of the list that a row or a named value belongs to. */
  const countChange = ({
    table,
    workspace,
    owner,
  }: Pick<Kept, 'table' | 'workspace' | 'owner'>) => {
    const list = `${workspace} ${table}:${owner.split(' ')[0]}`;
    changes.set(list, (changes.get(list) ?? 0) + 1);
  };
  const put = (kept: Omit<Kept, 'bytes' | 'changed'>): void => {
    countChange(kept);
    all.set(keyIn(kept), { ...kept, changed: Date.now(), bytes: byteLength(kept.value) });
  };
  const putNamed = (table: NamedTable, workspace: string, name: string, value: unknown): void =>
    put({ table, workspace, id: 0, owner: name, value, subject: null });
  const removeWhere = (isGone: (kept: Kept) => boolean): void => {
    for (const [key, kept] of all) {
      if (!isGone(kept)) continue;
      countChange(kept);
      all.delete(key);
    }
  };

  /** Lets a row belong to another table. */
  function move(row: Kept, table: Kept['table']): void {
    countChange(row);
    all.delete(keyIn(row));
    put({ ...row, table });
  }
  const named: readonly Kept['table'][] = namedByRow;
  function removeRow(row: Kept): void {
    countChange(row);
    all.delete(keyIn(row));
    const id = String(row.id);
    const isOfRow = ({ table, owner: name }: Kept) =>
      (named.includes(table) && namesOf(row.id).includes(name)) ||
      (table === 'shared' && name.startsWith(`${id} `));
    removeWhere((kept) => kept.id === 0 && kept.workspace === row.workspace && isOfRow(kept));
    for (const kept of all.values()) if (kept.id > 0 && kept.owner === id) removeRow(kept);
  }

  // A table returns the type that was written to it, so the casts below are safe.
  const names: Rows['names'] = {
    get: async (table, workspace, name) => findNamed(table, workspace, name)?.value as never,
    put: async (table, workspace, name, value) => putNamed(table, workspace, name, value),
    claim: async (table, workspace, name, value) => {
      if (findNamed(table, workspace, name)) return false;
      putNamed(table, workspace, name, value);
      return true;
    },
    part: async (table, workspace, beginning, after) =>
      beginningOf(
        inWorkspace(workspace)
          .filter((kept) => kept.table === table && kept.owner.startsWith(beginning))
          .filter(({ owner: name }) => name > after)
          .sort((one, other) => (one.owner > other.owner ? 1 : -1)),
      ).map(({ owner: name, value }) => ({ name, value })) as never,
    remove: async (table, workspace, name) => {
      countChange({ table, workspace, owner: name });
      all.delete(keyOf(table, workspace, name));
    },
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
      [...all.values()].filter(({ table, owner }) => table === 'creators' && owner === subject)
        .length,
    removeOlder: async (table, seconds) => {
      const oldest = Date.now() - seconds * 1000;
      removeWhere((kept) => kept.table === table && kept.changed < oldest);
    },
    usageOn: async (day) => {
      const each = [...all.values()]
        .filter(({ table, owner, workspace }) => table === 'usage' && owner === day && workspace)
        .map(({ workspace, value }): UsageOf => ({ workspace, ...(value as Cost) }));
      const sum = each.reduce<Cost>(addCosts, nothing);
      return [
        { workspace: '', ...sum },
        ...mostOf(each, ({ tokensIn, tokensOut }) => tokensIn + tokensOut),
      ];
    },
  };

  const inside: Rows = {
    list: async (table, workspace, owner) => list(table, workspace, owner) as never,
    part: async (table, workspace, owner, after) =>
      beginningOf(list(table, workspace, owner).filter(({ id }) => id > after)) as never,
    revision: async (workspace, lists) =>
      String(lists.reduce((sum, list) => sum + (changes.get(`${workspace} ${list}`) ?? 0), 0)),
    last: async (table, workspace, owner) => list(table, workspace, owner).at(-1) as never,
    get: async (table, workspace, id) => find(table, workspace, id) as never,
    count: async (table, workspace, owner) => list(table, workspace, owner).length,
    some: async (table, workspace, ids) =>
      ids.flatMap((id) => find(table, workspace, id) ?? []) as never,
    insert: async (table, workspace, owner, value) => {
      lastId += 1;
      put({ table, workspace, id: lastId, owner, value, subject: null });
      return { id: lastId, owner, value };
    },
    update: async (table, workspace, id, fields) => {
      const before = find(table, workspace, id);
      if (!before) return undefined;
      put({ ...before, value: { ...(before.value as object), ...fields } });
      return find(table, workspace, id) as never;
    },
    remove: async (table, workspace, id) => {
      const row = find(table, workspace, id);
      if (row && isForGood(table)) removeRow(row);
      else if (row) move(row, `deleted ${table}`);
      return row !== undefined;
    },
    restore: async (table, workspace, id) => {
      const row = all.get(keyOf(`deleted ${table}`, workspace, idOf(id)));
      if (row) move(row, table);
      return row as never;
    },
    changeOwner: async (table, workspace, owner, to, ids = []) => {
      const moved = inWorkspace(workspace).filter(
        (kept) =>
          kept.owner === owner &&
          [table, `deleted ${table}`].includes(kept.table) &&
          (ids.length === 0 || ids.includes(kept.id)),
      );
      for (const kept of moved) {
        countChange(kept);
        countChange({ ...kept, owner: to });
        all.set(keyIn(kept), { ...kept, owner: to });
      }
      return moved.map(({ id }) => id);
    },
    sweep: async (seconds = deletedKeptSeconds) => {
      const oldest = Date.now() - seconds * 1000;
      for (const kept of all.values())
        if (kept.table.startsWith('deleted ') && kept.changed < oldest) removeRow(kept);
    },
    keepNewest: async (table, workspace, owner, most) => {
      const gone = new Set(list(table, workspace, owner).slice(0, -most));
      removeWhere((kept) => gone.has(kept));
    },
    seats: async (workspace, person) =>
      list('users', workspace, '').filter(
        ({ subject, value }) =>
          subject === person.subject || emailIn('users', value) === person.email,
      ),
    workspacesOf: async (person) => {
      const users = [...all.values()].filter(({ table }) => table === 'users');
      const workspacesIn = (kept: typeof users) =>
        [...new Set(kept.map(({ workspace }) => workspace))].sort().flatMap((domain) => {
          const found = findNamed('workspaces', domain, domain)?.value as WorkspaceOf | undefined;
          return found ? { domain, company: found.company } : [];
        });
      const bound = workspacesIn(users.filter(({ subject }) => subject === person.subject));
      const known = new Set(bound.map(({ domain }) => domain));
      const invited = workspacesIn(
        users.filter(
          ({ workspace, subject, value }) =>
            subject === null && emailIn('users', value) === person.email && !known.has(workspace),
        ),
      );
      return [
        ...bound.slice(0, mostWorkspacesOf.bound),
        ...invited
          .slice(0, mostWorkspacesOf.invited)
          .map((each) => ({ ...each, isInvited: true as const })),
      ];
    },
    bind: async (workspace, id, subject) => {
      const user = find('users', workspace, id);
      if (!user || (user.subject === null) === (subject === null)) return false;
      put({ ...user, subject });
      return true;
    },
    size: async (workspace) => inWorkspace(workspace).reduce((sum, { bytes }) => sum + bytes, 0),
    sizes: async () => {
      const each = new Map<string, number>();
      let sum = 0;
      for (const { workspace, bytes } of all.values()) {
        if (workspace === '') continue;
        each.set(workspace, (each.get(workspace) ?? 0) + bytes);
        sum += bytes;
      }
      const sizes = [...each].map(([workspace, bytes]): SizeOf => ({ workspace, bytes }));
      return [{ workspace: '', bytes: sum }, ...mostOf(sizes, ({ bytes }) => bytes)];
    },
    addUp: async () => {},
    hold: async (workspace) => findNamed('workspaces', workspace, workspace)?.value as never,
    after: async (workspace, place) =>
      inWorkspace(workspace)
        .map(({ table: kind, owner: name, id, value }) => ({ kind, name, id, value }))
        .filter((stored) => placeOf(stored) > placeOf(place))
        .sort((one, other) => (placeOf(one) > placeOf(other) ? 1 : -1))
        .slice(0, mostAfter),
    removeWorkspace: async (workspace) => removeWhere((kept) => kept.workspace === workspace),
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
      const before = new Map(all);
      try {
        return await work(inside);
      } catch (error) {
        all = before;
        throw error;
      }
    });
  return { ...inTurn(inside), names: inTurn(names), together, close: async () => {} };
}
