import type { EntityId } from '#domain/lists/entityId.ts';
import type { Member } from '../members/membership.ts';
import type { Cost } from '../writers/writer.ts';
import { idFields, type NamedTable, type NamedTables, type Table, type Tables } from './tables.ts';

/** A row: its id, its owner in the workspace (a company, a target company, or none), and its content. */
export interface Row<Value> {
  readonly id: number;
  readonly owner: string;
  readonly value: Value;
}

export type RowOf<Name extends Table> = Row<Tables[Name]>;

export interface List<Name extends Table = Table> {
  readonly table: Name;
  readonly workspace: string;
  readonly owner: string;
}

/** A list by its kind and its owner: rows, the shared values of a company, or the letters to a person. */
export type ListName = `${Table | 'shared' | 'letters'}:${string}`;

/** The arguments that name rows of an owner, one row, or a named value. */
type Owned<Name extends Table = Table> = [table: Name, workspace: string, owner: string];
export type One<Name extends Table = Table> = [table: Name, workspace: string, id: EntityId];
type Named<Name extends NamedTable = NamedTable> = [table: Name, workspace: string, name: string];

/** Values that are found by a name instead of an id. */
export interface Names {
  get<Name extends NamedTable>(...of: Named<Name>): Promise<NamedTables[Name] | undefined>;
  put<Name extends NamedTable>(...put: [...Named<Name>, value: NamedTables[Name]]): Promise<void>;
  /** Stores the value unless the name is taken already; false when it is. */
  claim<Name extends NamedTable>(
    ...put: [...Named<Name>, value: NamedTables[Name]]
  ): Promise<boolean>;
  remove(...of: Named): Promise<void>;
  /** Returns the next values after a name, of those whose names have this beginning, about 64 KB at most. */
  part<Name extends NamedTable>(
    table: Name,
    workspace: string,
    beginning: string,
    after: string,
  ): Promise<{ readonly name: string; readonly value: NamedTables[Name] }[]>;
  /** Adds tokens to a usage in one statement, unless that makes more than `most`; false then. */
  reserveUsage(workspace: string, name: string, tokens: number, most: number): Promise<boolean>;
  /** Adds a cost, whose tokens may be negative, to a usage. Does nothing when that is gone. */
  settleUsage(workspace: string, name: string, cost: Cost): Promise<void>;
  /** Returns how many workspaces there are that a person has created. */
  countCreated(subject: string): Promise<number>;
  /** Removes rows whose last change is older than this many seconds, in all workspaces. */
  removeOlder(table: NamedTable, seconds: number): Promise<void>;
  /** Returns what models cost on a day of now: of all workspaces, under '', and of those with the most tokens. */
  usageOn(day: string): Promise<readonly UsageOf[]>;
}

/** The cost of models, of a workspace. */
export interface UsageOf extends Cost {
  readonly workspace: string;
}

/** How many bytes are stored for a workspace. */
export interface SizeOf {
  readonly workspace: string;
  readonly bytes: number;
}

/** Of how many workspaces the operator gets figures. */
export const mostFigures = 50;

/** A user's row, and the person it is bound to (D93). */
interface Seat {
  readonly id: number;
  readonly subject: string | null;
}

/** A workspace of a person. `isInvited` when no row is bound to them yet: one only names their address. */
export interface WorkspaceOf extends Pick<NamedTables['workspaces'], 'domain' | 'company'> {
  readonly isInvited?: true;
}

/** How many workspaces of one person are told. Anybody can invite an address, so that these come last and are few. */
export const mostWorkspacesOf = { bound: 200, invited: 20 };

/** A row or a named value as the export contains it; `name` is the row's owner, and a named value has the id 0. */
export interface Stored {
  readonly kind: string;
  readonly name: string;
  readonly id: number;
  readonly value: unknown;
}

/** How many rows `after` returns at most, and after how many characters it ends. */
export const mostAfter = 1_000;
export const mostCharacters = 1_000_000;

/** The same for the rows of one owner: `part` is small, because many answers are sent at once. */
export const mostOfPart = { rows: 200, bytes: 64_000 } as const;

/** How much of what was deleted is removed for good at once. */
export const mostOfSweep = { rows: 200, bytes: 1_000_000 } as const;

/** How long a deleted row can be given back. Undo usually follows soon, but may come from a page that was open for hours. */
export const deletedKeptSeconds = 24 * 60 * 60;

/** Rows of these tables cannot be given back: nobody should find deleted people, and a company is deleted by its typed name. */
export const isForGood = (table: Table): boolean =>
  ['users', 'companies', 'doNotContact'].includes(table);

/**
 * The storage of rows. Once a promise resolves, the change survives a crash of the process.
 * The database assigns the ids: they increase, are unique across tables, and are never reused.
 */
export interface Rows {
  /** Returns the rows of an owner in the order they were added. Editing does not change the order. */
  list<Name extends Table>(...of: Owned<Name>): Promise<RowOf<Name>[]>;
  /** Returns the next rows of an owner after an id, about 64 KB at most, in the order they were added. */
  part<Name extends Table>(...after: [...Owned<Name>, id: number]): Promise<RowOf<Name>[]>;
  /** Returns a text that becomes another one with each change of these lists, and never is the same again. */
  revision(workspace: string, lists: readonly ListName[]): Promise<string>;
  last<Name extends Table>(...of: Owned<Name>): Promise<RowOf<Name> | undefined>;
  /** Returns the row of an id, which may be any text. */
  get<Name extends Table>(...one: One<Name>): Promise<RowOf<Name> | undefined>;
  count(...of: Owned): Promise<number>;
  /** Returns the rows that exist of these ids, in any order. */
  some<Name extends Table>(
    table: Name,
    workspace: string,
    ids: readonly string[],
  ): Promise<RowOf<Name>[]>;
  insert<Name extends Table>(...row: [...Owned<Name>, value: Tables[Name]]): Promise<RowOf<Name>>;
  /** Changes these fields; undefined when there is no such row. */
  update<Name extends Table>(
    ...change: [...One<Name>, fields: Partial<Tables[Name]>]
  ): Promise<RowOf<Name> | undefined>;
  /** Takes a row out of its list. What belongs to it is not found any more either. False when there was no such row. */
  remove(...one: One): Promise<boolean>;
  /** Gives a removed row back as it was; undefined when there is none. Who deletes users or companies does so for good. */
  restore<Name extends Table>(...one: One<Name>): Promise<RowOf<Name> | undefined>;
  /** Gives rows of an owner to another one, deleted ones too: these, or all. Returns their ids. */
  changeOwner(
    ...change: [...Owned, to: string, ids?: readonly number[]]
  ): Promise<readonly number[]>;
  /** Removes for good what was deleted this many seconds ago, with all that belongs to it; a day by default. Not in a transaction. */
  sweep(seconds?: number): Promise<void>;
  /** Removes all rows of an owner but those that were added last. */
  keepNewest(...of: [...Owned, most: number]): Promise<void>;
  /** Returns the users that are bound to this person, or have their address as `foldEmail` writes it. */
  seats(workspace: string, person: Member): Promise<readonly Seat[]>;
  /** Returns the workspaces that a person has access to as a user (D93): the bound ones, then the others, each by name. */
  workspacesOf(person: Member): Promise<readonly WorkspaceOf[]>;
  /** Binds a user's row to a person unless it is bound already; null releases it. False when nothing has changed. */
  bind(workspace: string, id: number, subject: string | null): Promise<boolean>;
  /** Returns how many bytes everything has that is stored for the workspace, as text. */
  size(workspace: string): Promise<number>;
  /** Returns how many bytes are stored: of all workspaces, under '', and of the largest ones. */
  sizes(): Promise<readonly SizeOf[]>;
  /**
   * Returns the workspace, if it exists. Inside a transaction, it also stays until the end; with `isAlone`, no other transaction
   * that holds it runs meanwhile. Who waits has no other lock that this one needs.
   */
  hold(workspace: string, isAlone?: boolean): Promise<NamedTables['workspaces'] | undefined>;
  /** Returns everything after a place, about 1 MB at most, in the order of kind, name and id. */
  after(workspace: string, place: Omit<Stored, 'value'>): Promise<Stored[]>;
  /** Removes a workspace. Its name is free once what it had was swept. Only inside a transaction. */
  removeWorkspace(workspace: string): Promise<void>;
  /** Lets a process do this work by itself, once the transaction is stored. Rows in memory forget it. */
  queue(workspace: string, kind: string, id: string, person: string | undefined): Promise<void>;
  /** Adds up what the database has counted for `size` and `revision`. */
  addUp(): Promise<void>;
  readonly names: Names;
  /**
   * Runs the work in a transaction. Transactions with the same lock run one after the other.
   * The work may use only the rows it gets, and must not wait for anything else.
   */
  together<Value>(lock: string, work: (rows: Rows) => Promise<Value>): Promise<Value>;
}

export const foldEmail = (email: string): string => email.trim().toLowerCase();

/** Returns the normalised address of a user's row, by which it can be found; null for other rows. */
export const emailIn = (table: Table, value: unknown): string | null =>
  table === 'users' ? foldEmail((value as Tables['users']).email) : null;

/** The tables whose rows belong to another row. */
export const ownedTables: readonly string[] = Object.keys(idFields).filter(
  (table) => !['companies', 'users', 'activity', 'doNotContact'].includes(table),
);

/** The named values of one row. Their name is its id, or ends with it after the name of a table. */
export const namedByRow: readonly NamedTable[] = [
  'letters',
  'websites',
  'looks',
  'suggested',
  'sharing',
  'merges',
];

export const namesOf = (id: number): string[] => [
  String(id),
  ...ownedTables.map((table) => `${table}:${id}`),
];

export interface OpenRows extends Rows {
  close(): Promise<void>;
}

/** The number of an id; 0, which no row has, for any other text. */
export function idOf(given: EntityId): number {
  const text = String(given);
  const id = Number(text);
  return /^[1-9]\d{0,15}$/.test(text) && Number.isSafeInteger(id) ? id : 0;
}
