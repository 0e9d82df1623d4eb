import type { NamedTable, NamedTables, Table, Tables } from './tables.ts';

/** A row: its id, what it belongs to inside its workspace (a company, a target company, or nothing), and what it says. */
export interface Row<Value> {
  readonly id: number;
  readonly owner: string;
  readonly value: Value;
}

/** Values that are found by a name instead of an id. */
export interface Names {
  get<Name extends NamedTable>(
    table: Name,
    workspace: string,
    name: string,
  ): Promise<NamedTables[Name] | undefined>;
  put<Name extends NamedTable>(
    table: Name,
    workspace: string,
    name: string,
    value: NamedTables[Name],
  ): Promise<void>;
  /** Keeps the value unless the name is taken already; false when it is. */
  claim<Name extends NamedTable>(
    table: Name,
    workspace: string,
    name: string,
    value: NamedTables[Name],
  ): Promise<boolean>;
  remove(table: NamedTable, workspace: string, name: string): Promise<void>;
  /** Removes rows whose last change is older than this many seconds, in all workspaces. */
  removeOlder(table: NamedTable, seconds: number): Promise<void>;
}

/**
 * Where rows live. A promise that is kept means that the row is safe: it outlives the process.
 * Ids are given by the database; they rise, are unlike across tables, and none is given twice.
 */
export interface Rows {
  /** The rows of an owner in the order they came; an edited one keeps its place. */
  list<Name extends Table>(
    table: Name,
    workspace: string,
    owner: string,
  ): Promise<readonly Row<Tables[Name]>[]>;
  /** The row of an id, which may be any text. */
  get<Name extends Table>(
    table: Name,
    workspace: string,
    id: string,
  ): Promise<Row<Tables[Name]> | undefined>;
  insert<Name extends Table>(
    table: Name,
    workspace: string,
    owner: string,
    value: Tables[Name],
  ): Promise<Row<Tables[Name]>>;
  /** Changes these fields; undefined when there is no such row. */
  update<Name extends Table>(
    table: Name,
    workspace: string,
    id: string,
    fields: Partial<Tables[Name]>,
  ): Promise<Row<Tables[Name]> | undefined>;
  /** False when there was no such row. */
  remove(table: Table, workspace: string, id: string): Promise<boolean>;
  /** True for an id that was given out at some time and names no row any more, in any workspace. */
  isGone(id: string): Promise<boolean>;
  /** True when a user of the workspace has this e-mail address, written as `foldEmail` writes it. */
  hasUser(workspace: string, email: string): Promise<boolean>;
  readonly names: Names;
  /**
   * All of the work or none of it; works under the same lock come one after the other.
   * Inside, only the given rows may be used, and nothing but rows may be waited for.
   */
  together<Value>(lock: string, work: (rows: Rows) => Promise<Value>): Promise<Value>;
}

/** An e-mail address normalised for comparison. */
export const foldEmail = (email: string): string => email.trim().toLowerCase();

/** What a row is found by beside its id: users by their address. */
export const emailIn = (table: Table, value: unknown): string | null =>
  table === 'users' ? foldEmail((value as Tables['users']).email) : null;

/** Rows with what opens and closes them. */
export interface OpenRows extends Rows {
  close(): Promise<void>;
}

/** The number of an id, or undefined when no row can have it. */
export function idOf(text: string): number | undefined {
  const id = /^[1-9]\d{0,15}$/.test(text) ? Number(text) : undefined;
  return id !== undefined && Number.isSafeInteger(id) ? id : undefined;
}
