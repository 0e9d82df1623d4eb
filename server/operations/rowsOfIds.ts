import type { Row, Rows } from '../rows/rows.ts';
import type { Table, Tables } from '../rows/tables.ts';

/**
 * Returns the rows with these comma-separated ids, in their order. All other ids are skipped: the browser may not know of a
 * deletion yet, and an id of another workspace must be answered like one that never was.
 */
export async function rowsOfIds<Name extends Table>(
  rows: Rows,
  table: Name,
  workspace: string,
  joined: string,
): Promise<readonly Row<Tables[Name]>[]> {
  const ids = [...new Set(joined.split(','))];
  const there = new Map(
    (await rows.some(table, workspace, ids)).map((row) => [String(row.id), row]),
  );
  return ids.flatMap((id) => there.get(id) ?? []);
}
