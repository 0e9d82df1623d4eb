import { grounds } from '#api/contract/fields.ts';
import type { Rows } from '../rows/rows.ts';
import type { Table, Tables } from '../rows/tables.ts';

/** Undo comes soon after a deletion; it may come from a page that was left open over lunch. */
export const deletedKeptSeconds = 24 * 60 * 60;

/** What a person does not send when they add a row. */
const groundFields = [...Object.keys(grounds), 'website', 'website_found'];

/** Under this name a deleted row is kept: Undo adds a row of the same owner that is called the same. */
const nameOf = (table: Table, owner: string, title: string): string => `${table} ${owner} ${title}`;

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Keeps a deleted row for a while where it rests on something. */
export async function keepDeleted<Name extends Table>(
  { names }: Pick<Rows, 'names'>,
  table: Name,
  workspace: string,
  { owner, value }: { readonly owner: string; readonly value: Tables[Name] },
  title: string,
): Promise<void> {
  if (groundFields.some((field) => field in value))
    await names.put('deleted', workspace, nameOf(table, owner, title), value);
}

/**
 * The row to add: where it says word for word what a deleted one said, that one with all it rests on. Without this, Undo would
 * turn a suggestion that nobody has checked into a person's own words.
 */
export async function asDeleted<Name extends Table>(
  { names }: Pick<Rows, 'names'>,
  table: Name,
  workspace: string,
  { owner, value }: { readonly owner: string; readonly value: Tables[Name] },
  title: string,
): Promise<Tables[Name]> {
  const name = nameOf(table, owner, title);
  const deleted = await names.get('deleted', workspace, name);
  const former: Readonly<Record<string, unknown>> = { ...deleted };
  const isBack =
    deleted !== undefined &&
    Object.entries(value).every(([field, said]) => isSame(said, former[field]));
  if (!isBack) return value;
  await names.remove('deleted', workspace, name);
  return { ...former, ...value };
}
