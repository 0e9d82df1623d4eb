import type { Step } from '#domain/work/step.ts';
import type { EntityId } from '#domain/lists/entityId.ts';
import type { KeywordSource } from '../keywordFigures/figures.ts';
import type { SiteReader } from '../reading/site.ts';
import type { Row, Rows } from '../rows/rows.ts';
import { idFields, type Table, type Tables, type WireRow } from '../rows/tables.ts';
import type { Writer } from '../writers/writer.ts';
import { notFound } from './refusal.ts';
import type { Runs } from './runs.ts';

/** What every operation works with. */
export interface Context {
  readonly rows: Rows;
  readonly writer: Writer;
  readonly runs: Runs;
  /** Reads websites; without one none is read. */
  readonly reader?: SiteReader;
  /** Knows figures of search terms; without one keywords have none. */
  readonly keywordSource?: KeywordSource;
  /** How often the source may be asked for a workspace on one day; without it as often as it likes. */
  readonly dailyKeywordRequests?: number;
  /** What a workspace may cost on one day; without it as much as it likes. */
  readonly dailyTokens?: number;
  /** Receives the steps of the work while a request waits. */
  readonly onStep?: ((step: Step) => void) | undefined;
  /** The time; the clock's unless a test says otherwise. */
  readonly now?: () => Date;
}

/** A row as it is sent, with its id in the field that the contract names. */
export function toWire<Name extends Table>(table: Name, { id, value }: Row<Tables[Name]>) {
  const { prompt: _own, ...sent } = value as Tables[Name] & { readonly prompt?: string };
  const row: object = { [idFields[table]]: id, ...sent };
  return row as WireRow<Name>;
}

/** The row an id names in this workspace; a 404 naming the field where there is none. */
export async function found<Name extends Table>(
  rows: Rows,
  table: Name,
  workspace: string,
  id: EntityId,
): Promise<Row<Tables[Name]>> {
  const row = await rows.get(table, workspace, String(id));
  if (!row) throw notFound(idFields[table], id);
  return row;
}

/** The rows of an owner as they go over the wire. */
export async function wireRows<Name extends Table>(
  rows: Rows,
  table: Name,
  workspace: string,
  owner: string,
): Promise<readonly WireRow<Name>[]> {
  return (await rows.list(table, workspace, owner)).map((row) => toWire(table, row));
}

/** The rows of a company that is there. */
export async function rowsOfCompany<Name extends Table>(
  { rows }: Context,
  table: Name,
  workspace: string,
  companyId: EntityId,
): Promise<readonly WireRow<Name>[]> {
  await found(rows, 'companies', workspace, companyId);
  return wireRows(rows, table, workspace, String(companyId));
}

/** Changes fields of the named row; what it belongs to stays. */
export async function change<Name extends Table>(
  { rows }: Pick<Context, 'rows'>,
  table: Name,
  workspace: string,
  id: EntityId,
  fields: Partial<Tables[Name]>,
): Promise<WireRow<Name>> {
  const row = await rows.update(table, workspace, String(id), fields);
  if (!row) throw notFound(idFields[table], id);
  return toWire(table, row);
}

/** Takes the named row away. */
export async function drop(
  rows: Rows,
  table: Table,
  workspace: string,
  id: EntityId,
): Promise<void> {
  if (!(await rows.remove(table, workspace, String(id)))) throw notFound(idFields[table], id);
}
