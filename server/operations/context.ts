import type { Step } from '#domain/work/step.ts';
import type { EntityId } from '#domain/lists/entityId.ts';
import type { KeywordSource } from '../keywordFigures/figures.ts';
import type { SiteReader } from '../reading/site.ts';
import type { One, RowOf, Rows } from '../rows/rows.ts';
import { idFields, type Table, type Tables, type WireRow } from '../rows/tables.ts';
import type { Writer } from '../writers/writer.ts';
import { notFound } from './refusal.ts';
import type { Runs } from './runs.ts';

/** Work that counts when it starts, and not for those who join it (D89). */
type CountedWork = 'generations' | 'websites';

/** A list as it is sent. Its revision becomes another one with each change. */
export interface ListState {
  readonly name: string;
  readonly revision: string;
}

export interface Context {
  readonly rows: Rows;
  readonly writer: Writer;
  readonly runs: Pick<Runs, 'join'>;
  readonly reader?: SiteReader | undefined;
  readonly keywordSource?: KeywordSource | undefined;
  /** How many requests to the source a workspace may cause per day; unlimited when absent. */
  readonly dailyKeywordRequests?: number | undefined;
  /** How many tokens a workspace, and a person, may use per day; unlimited when absent. */
  readonly dailyTokens?: number | undefined;
  /** How many tokens all workspaces together may use per day; unlimited when absent. */
  readonly dailyTokensOfAll?: number | undefined;
  /** Goes on with the other lists after the first USPs of a company (D90). */
  readonly finishesFirstLists?: boolean | undefined;
  /** Counts something of the person who asks, or refuses it. When absent, nothing is counted. */
  readonly count?: ((kind: CountedWork) => Promise<void>) | undefined;
  readonly person?: string | undefined;
  /** When the request arrived, by `performance.now()`. */
  readonly since?: number | undefined;
  /** Receives the steps of the work while a request waits. */
  readonly onStep?: ((step: Step) => void) | undefined;
  /** True for a list that need not be read: the client has it as it is, or the server kept it. */
  readonly isKnown?: ((list: ListState) => boolean) | undefined;
  readonly now?: () => Date;
}

/** The tables whose rows have no version: nobody edits them, or the last edit counts. */
const unversioned: ReadonlySet<Table> = new Set(['keywords', 'activity', 'doNotContact']);

export function toWire<Name extends Table>(table: Name, { id, value }: RowOf<Name>): WireRow<Name> {
  const { prompt: _own, ...sent } = value;
  const version = unversioned.has(table) ? {} : { version: 0 };
  return { [idFields[table]]: id, ...version, ...sent } as object as WireRow<Name>;
}

/** The lock under which a row is changed or deleted, and gets what belongs to it. */
export const lockOf = (workspace: string, table: Table, id: EntityId): string =>
  `${workspace} ${table} ${id}`;

/**
 * The lock of what holds a workspace alone: deletions and merges. Not the one of the user list, whose transactions may wait for
 * them, while they wait for these.
 */
export const lockOfWhole = (workspace: string): string => `${workspace} deletion`;

export async function requireRow<Name extends Table>(
  rows: Rows,
  ...[table, workspace, id]: One<Name>
): Promise<RowOf<Name>> {
  const row = await rows.get(table, workspace, id);
  if (!row) throw notFound(idFields[table], id);
  return row;
}

export async function change<Name extends Table>(
  rows: Rows,
  ...[table, workspace, id, fields]: [...One<Name>, fields: Partial<Tables[Name]>]
): Promise<WireRow<Name>> {
  const row = await rows.update(table, workspace, id, fields);
  if (!row) throw notFound(idFields[table], id);
  return toWire(table, row);
}

/** Returns the rows with these comma-separated ids, in their order. Deleted ones and those of other workspaces are skipped. */
export async function rowsOfIds<Name extends Table>(
  rows: Rows,
  table: Name,
  workspace: string,
  joined: string,
): Promise<RowOf<Name>[]> {
  const ids = [...new Set(joined.split(','))];
  const there = new Map(
    (await rows.some(table, workspace, ids)).map((row) => [String(row.id), row]),
  );
  return ids.flatMap((id) => there.get(id) ?? []);
}
