import { ApiError } from '#api/response.ts';
import { claimOf, isStillAssumed } from '#domain/evidence/claims.ts';
import { groundsOf } from '#domain/evidence/grounds.ts';
import type { Identified } from '#domain/lists/collection.ts';
import { sameId } from '#domain/lists/entityId.ts';
import { claimList, type ListKey } from '../list.ts';
import { rowName, type CachedList } from '../listChanges.ts';
import type { Services } from '../services.ts';

/** The list of a claim, and the calls that confirm it. */
export interface ClaimCalls<Item> {
  readonly key: ListKey;
  readonly cached: CachedList<Item>;
  readonly load: () => Promise<readonly Item[]>;
  /** Sends the unchanged row with the remaining assumptions. Returns null when that is not possible. */
  readonly send: (item: Item, assumptions: readonly string[]) => Promise<unknown> | null;
}

type Parts = Pick<Services, 'listChanges' | 'confirmations'>;

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
  const { confirmations, listChanges } = parts;
  const claim = claimOf(claimList(calls.key), item, field);
  confirmations.begin(claim);
  try {
    return await listChanges.inTurn(rowName(calls.cached.name, item), () =>
      send(parts, calls, item, field),
    );
  } finally {
    confirmations.end(claim);
  }
}

/** Sends the current row: others may have changed it since it was shown, or confirmed other fields. */
async function send<Item extends Identified>(
  { listChanges, confirmations }: Parts,
  calls: ClaimCalls<Item>,
  item: Item,
  field: string,
): Promise<boolean> {
  const { key, cached } = calls;
  const name = claimList(key);
  const claim = claimOf(name, item, field);
  const row = (await calls.load()).find((each) => sameId(each.id, item.id));
  if (!row || !isStillAssumed(name, row, field, claim)) {
    await cached.load();
    return !row || claimOf(name, row, field) === claim;
  }
  const left = groundsOf(row).assumptions.filter(
    (other) => other !== field && !confirmations.isKept(claimOf(name, row, other)),
  );
  const sent = calls.send(row, left);
  if (sent === null) {
    confirmations.keep(claim);
    return true;
  }
  try {
    const { refreshed } = await listChanges.change(cached, {}, () => sent);
    await refreshed;
  } catch (cause) {
    if (!isUnknownToServer(cause)) throw cause;
    confirmations.keep(claim);
    return true;
  }
  keepStillAssumed(confirmations, calls, item, [field]);
  return true;
}

/** Keeps confirmations of those fields that the last loaded row still has as assumptions: not every server remembers them. */
export function keepStillAssumed<Item extends Identified>(
  confirmations: Services['confirmations'],
  { key, cached }: Pick<ClaimCalls<Item>, 'key' | 'cached'>,
  item: Item,
  fields: readonly string[],
): void {
  const row = cached.rows()?.find(({ id }) => sameId(id, item.id));
  if (!row) return;
  const { assumptions } = groundsOf(row);
  for (const field of fields)
    if (assumptions.includes(field)) confirmations.keep(claimOf(claimList(key), row, field));
}
