import { ApiError } from '#api/apiError.ts';
import { claimOf, isStillAssumed } from '#domain/evidence/claims.ts';
import { groundsOf } from '#domain/evidence/grounds.ts';
import type { Identified } from '#domain/lists/collection.ts';
import { sameId } from '#domain/lists/entityId.ts';
import { listName } from '../lists/listKey.ts';
import type { Services } from '../services.ts';
import { storeRemainingAssumptions } from './remainingAssumptions.ts';

/** The calls that confirm a claim of one list. */
export interface ClaimCalls<Item> {
  /** The cache key of the list. */
  readonly key: readonly string[];
  readonly list: () => Promise<readonly Item[]>;
  /** Sends the unchanged row with the remaining assumptions. Returns null when the server would reject the row as it is. */
  readonly send?: ((row: Item, assumptions: readonly string[]) => Promise<void> | null) | undefined;
}

type Parts = Pick<Services, 'lists' | 'confirmations' | 'turns'>;

/** Returns true when the server does not know the field for assumptions. It will reject the next request too. */
const isUnknownToServer = (cause: unknown): boolean =>
  cause instanceof ApiError &&
  cause.kind === 'refused' &&
  (cause.status === 400 || cause.status === 422);

/**
 * Confirms a claim. Its mark disappears at once, and returns when the request fails and this rejects. The server stores the
 * confirmation if it can, else this browser does. Resolves to false when the field has a different text by now.
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

/** Sends the current row: others may have changed it since it was shown, or confirmed other fields. */
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
  storeRemainingAssumptions(parts, key, item.id, [field]);
  return true;
}
