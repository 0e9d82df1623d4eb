import type { Row, Rows } from '../rows/rows.ts';
import { idFields, type Table, type Tables } from '../rows/tables.ts';
import { notFound } from './refusal.ts';

/**
 * Returns the rows with these comma-separated ids. Ids of deleted rows are skipped, because the browser may not know of the
 * deletion yet. Any other unknown id, also one of another workspace or table, is a 404.
 */
export async function rowsOfIds<Name extends Table>(
  rows: Rows,
  table: Name,
  workspace: string,
  joined: string,
): Promise<readonly Row<Tables[Name]>[]> {
  const found: Row<Tables[Name]>[] = [];
  const ids = [...new Set(joined.split(','))];
  const there = new Map(
    (await rows.some(table, workspace, ids)).map((row) => [String(row.id), row]),
  );
  for (const id of ids) {
    const row = there.get(id);
    if (row) found.push(row);
    else if (!(await rows.isGone(id))) throw notFound(idFields[table], id);
  }
  return found;
}
