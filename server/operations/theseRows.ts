import type { Row, Rows } from '../rows/rows.ts';
import { idFields, type Table, type Tables } from '../rows/tables.ts';
import { notFound } from './refusal.ts';

/**
 * The rows of a table that a comma-joined list names. One that was deleted is passed over, since the browser
 * may not know yet; one of another workspace, of another table or of nowhere is a mistake.
 */
export async function theseRows<Name extends Table>(
  rows: Rows,
  table: Name,
  workspace: string,
  joined: string,
): Promise<readonly Row<Tables[Name]>[]> {
  const found: Row<Tables[Name]>[] = [];
  for (const id of new Set(joined.split(','))) {
    const row = await rows.get(table, workspace, id);
    if (row) found.push(row);
    else if (!(await rows.isGone(id))) throw notFound(idFields[table], id);
  }
  return found;
}
