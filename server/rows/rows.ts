import type { NamedTable, NamedTables, Table, Tables } from './tables.ts';

/** A row: its id, its owner in the workspace (a company, a target company, or none), and its content. */
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
  /** Stores the value unless the name is taken already; false when it is. */
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
 * The storage of rows. Once a promise resolves, the change survives a crash of the process.
 * The database assigns the ids: they increase, are unique across tables, and are never reused.
 */
export interface Rows {
  /** Returns the rows of an owner in the order they were added. Editing does not change the order. */
  list<Name extends Table>(
    table: Name,
    workspace: string,
    owner: string,
  ): Promise<readonly Row<Tables[Name]>[]>;
  /** Returns the row of an id, which may be any text. */
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
  /** True for the id of a deleted row, in any workspace. */
  isGone(id: string): Promise<boolean>;
  /** True when a user of the workspace has this email address, written as `foldEmail` writes it. */
  hasUser(workspace: string, email: string): Promise<boolean>;
  readonly names: Names;
  /**
   * Runs the work in a transaction. Transactions with the same lock run one after the other.
   * The work may use only the rows it gets, and must not wait for anything else.
   */
  together<Value>(lock: string, work: (rows: Rows) => Promise<Value>): Promise<Value>;
}

/** An email address normalised for comparison. */
export const foldEmail = (email: string): string => email.trim().toLowerCase();

/** Returns the normalised address of a user's row, by which it can be found; null for other rows. */
export const emailIn = (table: Table, value: unknown): string | null =>
  table === 'users' ? foldEmail((value as Tables['users']).email) : null;

/** Rows that can be closed. */
export interface OpenRows extends Rows {
  close(): Promise<void>;
}

/** The number of an id, or undefined when no row can have it. */
export function idOf(text: string): number | undefined {
  const id = /^[1-9]\d{0,15}$/.test(text) ? Number(text) : undefined;
  return id !== undefined && Number.isSafeInteger(id) ? id : undefined;
}
