import { ApiError } from '#api/apiError.ts';
import { claimOf, isStillAssumed } from '#domain/evidence/claims.ts';
import { groundsOf } from '#domain/evidence/grounds.ts';
import type { Identified } from '#domain/lists/collection.ts';
import { sameId } from '#domain/lists/entityId.ts';
import { listName } from '../lists/createLists.ts';
import type { Services } from '../services.ts';

/** How the confirmations of one list reach its server. */
export interface ClaimCalls<Item> {
  /** What the cache knows the list by. */
  readonly key: readonly string[];
  readonly list: () => Promise<readonly Item[]>;
  /** Sends the row as it is with the assumptions that are left; null where the server would not take it as it is. */
  readonly send?: ((row: Item, assumptions: readonly string[]) => Promise<void> | null) | undefined;
}

type Parts = Pick<Services, 'lists' | 'confirmations' | 'turns'>;

/** A server that does not know what is sent: it will not know it the next time either. */
const isUnknownToServer = (cause: unknown): boolean =>
  cause instanceof ApiError &&
  cause.kind === 'refused' &&
  (cause.status === 400 || cause.status === 422);

/** Keeps with the person which of these fields the server still calls assumptions, as the row was loaded last. */
export function keepStillAssumed(
  { lists, confirmations }: Parts,
  key: readonly string[],
  id: Identified['id'],
  fields: readonly string[],
): void {
  const row = lists.lastLoad(key)?.rows?.find((each) => sameId(each.id, id));
  if (!row) return;
  const { assumptions } = groundsOf(row);
  for (const field of fields)
    if (assumptions.includes(field)) confirmations.keep(claimOf(listName(key), row, field));
}

/**
 * Confirms what a field says. The mark goes at once; where the request fails it is back, and this rejects. The server keeps the
 * confirmation where it can, else this browser does. Returns false where the field says something else by now.
 */
export async function confirmClaim<Item extends Identified>(
  parts: Parts,
  calls: ClaimCalls<Item>,
  item: Item,
  field: string,
): Promise<boolean> {
  const { confirmations, turns } = parts;
  const name = listName(calls.key);
  const claim = claimOf(name, item, field);
  confirmations.begin(claim);
  try {
    return await turns.run(`${name} ${item.id}`, () => send(parts, calls, item, field));
  } finally {
    confirmations.end(claim);
  }
}

/** Sends what is there now: others may have changed the row since it was shown, and confirmed other fields of it. */
async function send<Item extends Identified>(
  parts: Parts,
  calls: ClaimCalls<Item>,
  item: Item,
  field: string,
): Promise<boolean> {
  const { lists, confirmations } = parts;
  const { key } = calls;
  const name = listName(key);
  const claim = claimOf(name, item, field);
  const row = (await calls.list()).find((each) => sameId(each.id, item.id));
  if (!row || !isStillAssumed(name, row, field, claim)) {
    lists.changed(name);
    return !row || claimOf(name, row, field) === claim;
  }
  const left = groundsOf(row).assumptions.filter(
    (other) => other !== field && !confirmations.isKept(claimOf(name, row, other)),
  );
  const sent = calls.send?.(row, left) ?? null;
  if (sent === null) {
    confirmations.keep(claim);
    return true;
  }
  try {
    await lists.change(name, {}, () => sent);
  } catch (cause) {
    if (!isUnknownToServer(cause)) throw cause;
    confirmations.keep(claim);
    return true;
  }
  keepStillAssumed(parts, key, item.id, [field]);
  return true;
}
