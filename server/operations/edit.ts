import type { EntityId } from '#domain/lists/entityId.ts';
import type { Table, Tables, WireRow } from '../rows/tables.ts';
import { restoreGrounds, rewritesOf } from './knownTexts.ts';
import { change, requireRow, type Context } from './context.ts';

/** The evidence and assumptions of a row. */
type Grounded = Pick<Tables['usps'], 'evidence' | 'assumptions'>;

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * Returns the evidence and assumptions of a row after an edit. A changed field is the person's own text: it loses its
 * evidence and its assumption. An edit confirms an assumption by leaving it out of `assumptions`; it cannot add one.
 */
export function groundsAfter(
  before: Grounded,
  fields: Readonly<Record<string, unknown>>,
): Grounded {
  const changed = (field: string) =>
    field in fields && !isSame((before as Readonly<Record<string, unknown>>)[field], fields[field]);
  const open = fields['assumptions'] ?? before.assumptions;
  const isOpen = (field: string) => Array.isArray(open) && open.includes(field) && !changed(field);
  return {
    ...(before.evidence && { evidence: before.evidence.filter(({ field }) => !changed(field)) }),
    ...(before.assumptions && { assumptions: before.assumptions.filter(isOpen) }),
  };
}

/** Tables whose rows may have evidence and assumptions. */
type GroundedTable = Exclude<Table, 'companies' | 'users' | 'keywords'>;

/** Changes fields of a suggestion and updates its evidence and assumptions. */
export function edit<Name extends GroundedTable>(
  { rows }: Pick<Context, 'rows'>,
  table: Name,
  workspace: string,
  id: EntityId,
  fields: Partial<Tables[Name]>,
): Promise<WireRow<Name>> {
  return rows.together(`${workspace} ${table} ${id}`, async (within) => {
    const { value } = await requireRow(within, table, workspace, id);
    const { assumptions: _asked, ...rest } = fields as Partial<Tables[Name]> & Grounded;
    const after = groundsAfter(value, fields);
    const key = rewritesOf(table, id);
    const known = await within.names.get('rewrites', workspace, key);
    const brought = known && restoreGrounds(value, after, fields, known);
    if (brought) await within.names.put('rewrites', workspace, key, brought.known);
    // An edit cannot set evidence or assumptions directly: they come from `groundsAfter` or from a known text.
    const all = { ...rest, ...(brought?.grounds ?? after) } as Partial<Tables[Name]>;
    return change({ rows: within }, table, workspace, id, all);
  });
}
