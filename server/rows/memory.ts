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
} from './rows.ts';
import { addCosts, nothing, type Cost } from '../writers/writer.ts';
import type { NamedTable, Table } from './tables.ts';
import { createTurns } from './turns.ts';

/** Returns the map under a key, and creates it when it is missing. */
function within<Value>(maps: Map<string, Map<number, Value>>, key: string): Map<number, Value> {
  const found = maps.get(key) ?? new Map<number, Value>();
  maps.set(key, found);
  return found;
}

const keyOf = (...parts: readonly string[]): string => JSON.stringify(parts);

interface Kept extends Row<unknown> {
  readonly table: Table;
  readonly workspace: string;
}

interface Named {
  readonly table: NamedTable;
  readonly workspace: string;
  readonly name: string;
  readonly value: unknown;
  readonly changed: number;
}

/** All stored values, and the steps that undo the changes of the current transaction. */
class Memory {
  readonly byId = new Map<number, Kept>();
  readonly byOwner = new Map<string, Map<number, Kept>>();
  readonly named = new Map<string, Named>();
  readonly subjects = new Map<number, string>();
  undo: (() => void)[] | undefined;
  lastId = 0;

  get(table: Table, workspace: string, id: string): Kept | undefined {
    const kept = this.byId.get(idOf(id) ?? 0);
    return kept?.table === table && kept.workspace === workspace ? kept : undefined;
  }

  set(kept: Kept, before = this.byId.get(kept.id)): void {
    this.undo?.push(() => (before ? this.set(before) : this.delete(kept)));
    this.byId.set(kept.id, kept);
    within(this.byOwner, keyOf(kept.table, kept.workspace, kept.owner)).set(kept.id, kept);
  }

  delete(kept: Kept): void {
    this.undo?.push(() => this.set(kept));
    this.byId.delete(kept.id);
    this.byOwner.get(keyOf(kept.table, kept.workspace, kept.owner))?.delete(kept.id);
  }

  /** Deletes a row with everything that belongs to it. */
  deleteWhole(kept: Kept): void {
    this.delete(kept);
    if (!owners.includes(kept.table)) return;
    const id = String(kept.id);
    for (const row of this.byId.values()) if (row.owner === id) this.deleteWhole(row);
    for (const [key, { table, name }] of this.named)
      if (
        (namedByRow.includes(table) && (name === id || name.endsWith(`:${id}`))) ||
        (table === 'deleted' && name.startsWith(`${id} `))
      )
        this.name(key, undefined);
  }

  drop(workspace: string, id: number): void {
    const kept = this.byId.get(id);
    if (kept?.workspace === workspace) this.delete(kept);
  }

  bind(id: number, subject: string | null): void {
    const before = this.subjects.get(id) ?? null;
    this.undo?.push(() => this.bind(id, before));
    if (subject === null) this.subjects.delete(id);
    else this.subjects.set(id, subject);
  }

  name(key: string, kept: Named | undefined): void {
    const before = this.named.get(key);
    this.undo?.push(() => this.name(key, before));
    if (kept === undefined) this.named.delete(key);
    else this.named.set(key, kept);
  }
}

/** True when the first differing part is greater. */
function isAfter(one: readonly (string | number)[], other: readonly (string | number)[]): boolean {
  const at = one.findIndex((part, index) => part !== other[index]);
  return at >= 0 && (one[at] ?? 0) > (other[at] ?? 0);
}

/** The sizes of values, which never change, so that a list is not written out for each new row. */
const sizes = new WeakMap<object, number>();

function bytesOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return String(value).length;
  const bytes = sizes.get(value) ?? byteLength(value);
  sizes.set(value, bytes);
  return bytes;
}

type Step = <Value>(step: () => Value) => Promise<Value>;

/** Rows in memory. They are returned without a copy, so callers must not change them. */
function rowsIn(memory: Memory, step: Step, together: Rows['together']): Rows {
  const named = (table: NamedTable, workspace: string, name: string, value: unknown): Named => ({
    table,
    workspace,
    name,
    value,
    changed: Date.now(),
  });
  const listed = (table: Table, workspace: string, owner: string) =>
    [...(memory.byOwner.get(keyOf(table, workspace, owner))?.values() ?? [])].sort(
      (one, other) => one.id - other.id,
    );
  const usersOf = (workspace: string) => listed('users', workspace, '');
  const storedRows = (workspace: string) =>
    [...memory.byId.values()]
      .filter((kept) => kept.workspace === workspace)
      .map(({ table: kind, id, owner, value }) => ({ kind, id, owner, value }))
      .sort((one, other) =>
        isAfter([one.kind, one.owner, one.id], [other.kind, other.owner, other.id]) ? 1 : -1,
      );
  const nameOf = (table: NamedTable, workspace: string, name: string) =>
    keyOf(table, workspace, name);
  const usageAt = (workspace: string, name: string) =>
    memory.named.get(nameOf('usage', workspace, name))?.value as Cost | undefined;
  return {
    // A table returns the type that was written to it, so the casts below are safe.
    list: (table, workspace, owner) => step(() => listed(table, workspace, owner) as never),
    part: (table, workspace, owner, after) =>
      step(() => {
        const next = listed(table, workspace, owner).filter(({ id }) => id > after);
        let bytes = 0;
        const end = next.findIndex((row) => {
          const isFull = bytes >= mostOfPart.bytes;
          bytes += bytesOf(row.value);
          return isFull;
        });
        return next.slice(0, Math.min(end < 0 ? next.length : end, mostOfPart.rows)) as never;
      }),
    last: (table, workspace, owner) => step(() => listed(table, workspace, owner).at(-1) as never),
    get: (table, workspace, id) => step(() => memory.get(table, workspace, id) as never),
    count: (table, workspace, owner) =>
      step(() => memory.byOwner.get(keyOf(table, workspace, owner))?.size ?? 0),
    some: (table, workspace, ids) =>
      step(() => ids.flatMap((id) => memory.get(table, workspace, id) ?? []) as never),
    insert: (table, workspace, owner, value) =>
      step(() => {
        memory.lastId += 1;
        const kept = { table, workspace, id: memory.lastId, owner, value };
        memory.set(kept);
        return kept;
      }),
    update: (table, workspace, id, fields) =>
      step(() => {
        const before = memory.get(table, workspace, id);
        if (!before) return undefined;
        const kept = { ...before, value: { ...(before.value as object), ...fields } };
        memory.set(kept);
        return kept as never;
      }),
    remove: (table, workspace, id) =>
      step(() => {
        const kept = memory.get(table, workspace, id);
        if (kept) memory.deleteWhole(kept);
        return kept !== undefined;
      }),
    keepNewest: (table, workspace, owner, most) =>
      step(() => {
        for (const { id } of listed(table, workspace, owner).slice(0, -most))
          memory.drop(workspace, id);
      }),
    seats: (workspace, { subject, email }) =>
      step(() =>
        usersOf(workspace)
          .map(({ id, value }) => ({
            id,
            email: emailIn('users', value),
            subject: memory.subjects.get(id) ?? null,
          }))
          .filter((seat) => seat.subject === subject || seat.email === email),
      ),
    bind: (workspace, id, subject) =>
      step(() => {
        const isUser = usersOf(workspace).some((user) => user.id === id);
        if (!isUser || memory.subjects.has(id) === (subject !== null)) return false;
        memory.bind(id, subject);
        return true;
      }),
    size: (workspace) =>
      step(() =>
        [...memory.byId.values(), ...memory.named.values()]
          .filter((kept) => kept.workspace === workspace)
          .reduce((sum, { value }) => sum + bytesOf(value), 0),
      ),
    addUpSizes: async () => {},
    hold: (workspace) => step(() => memory.named.has(nameOf('workspaces', workspace, workspace))),
    after: (workspace, place) =>
      step(() =>
        storedRows(workspace)
          .filter((row) =>
            isAfter([row.kind, row.owner, row.id], [place.kind, place.owner, place.id]),
          )
          .slice(0, mostAfter),
      ),
    removeWorkspace: (workspace) =>
      step(() => {
        for (const { id } of storedRows(workspace)) memory.drop(workspace, id);
        for (const [key, kept] of memory.named)
          if (kept.workspace === workspace) memory.name(key, undefined);
      }),
    names: {
      get: (table, workspace, name) =>
        step(() => memory.named.get(nameOf(table, workspace, name))?.value as never),
      put: (table, workspace, name, value) =>
        step(() =>
          memory.name(nameOf(table, workspace, name), named(table, workspace, name, value)),
        ),
      claim: (table, workspace, name, value) =>
        step(() => {
          const key = nameOf(table, workspace, name);
          if (memory.named.has(key)) return false;
          memory.name(key, named(table, workspace, name, value));
          return true;
        }),
      remove: (table, workspace, name) =>
        step(() => memory.name(nameOf(table, workspace, name), undefined)),
      reserveUsage: (workspace, name, tokens, most) =>
        step(() => {
          const { requests, tokensIn, tokensOut } = usageAt(workspace, name) ?? nothing;
          if (tokensIn + tokensOut + tokens > most) return false;
          const usage = { requests, tokensIn: tokensIn + tokens, tokensOut };
          memory.name(nameOf('usage', workspace, name), named('usage', workspace, name, usage));
          return true;
        }),
      settleUsage: (workspace, name, cost) =>
        step(() => {
          const usage = usageAt(workspace, name);
          if (!usage) return;
          const settled = named('usage', workspace, name, addCosts(usage, cost));
          memory.name(nameOf('usage', workspace, name), settled);
        }),
      countCreated: (subject) =>
        step(
          () =>
            [...memory.named.values()].filter(
              ({ table, name }) => table === 'creators' && name === subject,
            ).length,
        ),
      removeOlder: (table, seconds) =>
        step(() => {
          const oldest = Date.now() - seconds * 1000;
          for (const [key, kept] of memory.named)
            if (kept.table === table && kept.changed < oldest) memory.name(key, undefined);
        }),
      after: (workspace, { kind, name }) =>
        step(() =>
          [...memory.named.values()]
            .filter((kept) => kept.workspace === workspace)
            .map(({ table, name: own, value }) => ({ kind: table, name: own, value }))
            .filter((kept) => isAfter([kept.kind, kept.name], [kind, name]))
            .sort((one, other) =>
              isAfter([one.kind, one.name], [other.kind, other.name]) ? 1 : -1,
            )
            .slice(0, mostAfter),
        ),
    },
    together,
  };
}

/** Creates rows that live as long as the process: for stories and tests. */
export function memoryRows(): OpenRows {
  const memory = new Memory();
  const turns = createTurns();
  const inside = rowsIn(
    memory,
    async (step) => step(),
    (_lock, work) => work(inside),
  );
  const together: Rows['together'] = (_lock, work) =>
    turns.whole(async () => {
      const undo: (() => void)[] = [];
      memory.undo = undo;
      try {
        return await work(inside);
      } catch (error) {
        memory.undo = undefined;
        for (const step of undo.toReversed()) step();
        throw error;
      } finally {
        memory.undo = undefined;
      }
    });
  return { ...rowsIn(memory, turns.single, together), close: async () => {} };
}
