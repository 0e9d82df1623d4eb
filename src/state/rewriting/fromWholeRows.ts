import { groundsOfField } from '#domain/evidence/grounds.ts';
import type { Identified } from '#domain/lists/collection.ts';
import { closestRow } from '#domain/rewriting/closestRow.ts';
import { fieldTextOf, type FieldText, type Proposal } from '#domain/rewriting/proposal.ts';
import { listKey, listName } from '../lists/listKey.ts';
import type { Services } from '../services.ts';
import type { RowJob } from './fieldJob.ts';
import { idsOf } from '#domain/lists/entityId.ts';

/**
 * Generates whole rows, which stay, and proposes the field of the new row that is most like the card. Returns null when no
 * new row has another text.
 */
export async function fromWholeRows<Item extends Identified>(
  {
    ledger,
    lists,
  }: {
    readonly ledger: Pick<Services['ledger'], 'run'>;
    readonly lists: Pick<Services['lists'], 'change'>;
  },
  { kind, scope, item, field, list, generate, labelOf }: RowJob<Item>,
  declined: readonly FieldText[],
): Promise<Proposal | null> {
  const known = new Set(idsOf(await list()));
  await lists.change(listName(listKey(kind, scope)), {}, () => ledger.run(scope, kind, generate));
  const fresh = (await list()).filter(({ id }) => !known.has(String(id)));
  const found = closestRow(item, field, fresh, declined);
  const value = found && fieldTextOf(found, field);
  if (!found || value === undefined) return null;
  return {
    value,
    grounds: groundsOfField(found, field),
    source: { label: labelOf(found), rows: fresh.length },
  };
}
