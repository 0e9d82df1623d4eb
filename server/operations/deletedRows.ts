import { grounds } from '#api/contract/fields.ts';
import type { Rows } from '../rows/rows.ts';
import type { Tables } from '../rows/tables.ts';
import type { Suggested } from '../writers/writer.ts';
import { rowName } from './round.ts';

/** How long a deleted row can be restored. Undo usually follows soon, but may come from a page that was open for hours. */
export const deletedKeptSeconds = 24 * 60 * 60;

/** The fields that the app does not send when it adds a row. */
const groundFields = [...Object.keys(grounds), 'website', 'website_found'];

/** The most characters of the beginning and the end of a title in a key, which is limited in length. */
const mostOfTitle = 150;

interface OwnedValue<Name extends Suggested> {
  readonly owner: string;
  readonly value: Tables[Name];
}

/**
 * The key of a stored deleted row: Undo adds a row with the same owner and title. No digest of the title, because it would be
 * awaited within a transaction, and on SQLite all other requests wait for that.
 */
function nameOf<Name extends Suggested>(table: Name, { owner, value }: OwnedValue<Name>): string {
  const title = rowName[table](value);
  const ends = `${title.slice(0, mostOfTitle)}…${title.slice(-mostOfTitle)} ${title.length}`;
  const isLong = title.length > 2 * mostOfTitle;
  return `${owner} ${table} ${isLong ? ends.toWellFormed() : title}`;
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Stores a deleted row for a while if it has evidence, assumptions or a website. */
export async function keepDeleted<Name extends Suggested>(
  { names }: Pick<Rows, 'names'>,
  table: Name,
  workspace: string,
  row: OwnedValue<Name>,
): Promise<void> {
  if (groundFields.some((field) => field in row.value))
    await names.put('deleted', workspace, nameOf(table, row), row.value);
}

/**
 * Returns the row to add. If its texts are exactly those of a deleted row, that row's evidence and assumptions are restored.
 * Without this, Undo would turn a suggestion that nobody has checked into a person's own words.
 */
export async function restoredRow<Name extends Suggested>(
  { names }: Pick<Rows, 'names'>,
  table: Name,
  workspace: string,
  row: OwnedValue<Name>,
): Promise<Tables[Name]> {
  const { value } = row;
  const name = nameOf(table, row);
  const deleted = await names.get('deleted', workspace, name);
  const former: Readonly<Record<string, unknown>> = { ...deleted };
  const isBack =
    deleted !== undefined &&
    Object.entries(value).every(([field, said]) => isSame(said, former[field]));
  if (!isBack) return value;
  await names.remove('deleted', workspace, name);
  return { ...former, ...value };
}
