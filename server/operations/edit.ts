import type { EntityId } from '#domain/lists/entityId.ts';
import type { Table, Tables, WireRow } from '../rows/tables.ts';
import { afterKnown, rewritesOf } from './knownTexts.ts';
import { change, found, type Context } from './context.ts';

/** The fields that say what a row rests on. */
type Grounded = Pick<Tables['usps'], 'evidence' | 'assumptions'>;

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * What a row rests on after an edit. A field that was rewritten is the person's own word: it needs no evidence
 * and is no assumption. What was assumed can be confirmed, by leaving it out; nothing becomes an assumption.
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

/** Tables whose rows may rest on something. */
type GroundedTable = Exclude<Table, 'companies' | 'users' | 'keywords'>;

/** Changes fields of a suggestion and, with them, what it rests on. */
export function edit<Name extends GroundedTable>(
  { rows }: Pick<Context, 'rows'>,
  table: Name,
  workspace: string,
  id: EntityId,
  fields: Partial<Tables[Name]>,
): Promise<WireRow<Name>> {
  return rows.together(`${workspace} ${table} ${id}`, async (within) => {
    const { value } = await found(within, table, workspace, id);
    const { assumptions: _asked, ...rest } = fields as Partial<Tables[Name]> & Grounded;
    const after = groundsAfter(value, fields);
    const key = rewritesOf(table, id);
    const known = await within.names.get('rewrites', workspace, key);
    const brought = known && afterKnown(value, after, fields, known);
    if (brought) await within.names.put('rewrites', workspace, key, brought.known);
    // An edit cannot set its evidence; `groundsAfter` does.
    const all = { ...rest, ...(brought?.grounds ?? after) } as Partial<Tables[Name]>;
    return change({ rows: within }, table, workspace, id, all);
  });
}
