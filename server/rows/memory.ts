import { emailIn, idOf, type OpenRows, type Row, type Rows } from './rows.ts';
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
  readonly value: unknown;
  readonly changed: number;
}

/** All stored values, and the steps that undo the changes of the current transaction. */
class Memory {
  readonly byId = new Map<number, Kept>();
  readonly byOwner = new Map<string, Map<number, Kept>>();
  readonly named = new Map<string, Named>();
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

  name(key: string, kept: Named | undefined): void {
    const before = this.named.get(key);
    this.undo?.push(() => this.name(key, before));
    if (kept === undefined) this.named.delete(key);
    else this.named.set(key, kept);
  }
}

type Step = <Value>(step: () => Value) => Promise<Value>;

/** Rows in memory. They are returned without a copy, so callers must not change them. */
function rowsIn(memory: Memory, step: Step, together: Rows['together']): Rows {
  const named = (table: NamedTable, value: unknown) => ({ table, value, changed: Date.now() });
  const nameOf = (table: NamedTable, workspace: string, name: string) =>
    keyOf(table, workspace, name);
  return {
    // A table returns the type that was written to it, so the casts below are safe.
    list: (table, workspace, owner) =>
      step(() => {
        const kept = memory.byOwner.get(keyOf(table, workspace, owner));
        return [...(kept?.values() ?? [])].sort((one, other) => one.id - other.id) as never;
      }),
    get: (table, workspace, id) => step(() => memory.get(table, workspace, id) as never),
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
        if (kept) memory.delete(kept);
        return kept !== undefined;
      }),
    isGone: (text) =>
      step(() => {
        const id = idOf(text);
        return id !== undefined && id <= memory.lastId && !memory.byId.has(id);
      }),
    hasUser: (workspace, email) =>
      step(() => {
        const users = memory.byOwner.get(keyOf('users', workspace, ''));
        return [...(users?.values() ?? [])].some(({ value }) => emailIn('users', value) === email);
      }),
    names: {
      get: (table, workspace, name) =>
        step(() => memory.named.get(nameOf(table, workspace, name))?.value as never),
      put: (table, workspace, name, value) =>
        step(() => memory.name(nameOf(table, workspace, name), named(table, value))),
      claim: (table, workspace, name, value) =>
        step(() => {
          const key = nameOf(table, workspace, name);
          if (memory.named.has(key)) return false;
          memory.name(key, named(table, value));
          return true;
        }),
      remove: (table, workspace, name) =>
        step(() => memory.name(nameOf(table, workspace, name), undefined)),
      removeOlder: (table, seconds) =>
        step(() => {
          const oldest = Date.now() - seconds * 1000;
          for (const [key, kept] of memory.named)
            if (kept.table === table && kept.changed < oldest) memory.name(key, undefined);
        }),
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
