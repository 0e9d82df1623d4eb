/** The server's id of a row: a number or a text, stored and sent back exactly as it was received. */
export type EntityId = string | number;

export const idsOf = (rows: readonly { readonly id: EntityId }[]): string[] =>
  rows.map(({ id }) => String(id));

/** Compares ids as text, because the server may send `7` in one response and `"7"` in the next. */
export function sameId(one: EntityId, other: EntityId): boolean {
  return String(one) === String(other);
}

/** Returns the row as it is in the list now; the row itself when the list does not have it. */
export const presentRow = <Row extends { readonly id: EntityId }>(
  rows: readonly Row[],
  row: Row,
): Row => rows.find(({ id }) => sameId(id, row.id)) ?? row;

/** Returns each id once, in the order and spelling of its first occurrence. */
export function uniqueIds(ids: Iterable<EntityId>): EntityId[] {
  const seen = new Map<string, EntityId>();
  for (const id of ids) if (!seen.has(String(id))) seen.set(String(id), id);
  return [...seen.values()];
}

const notAnId = new Set(['', 'undefined', 'null', 'NaN']);

/** Returns false for ids that come from a bug: blank, NaN, or the text of a missing value. */
export function isEntityId(value: unknown): value is EntityId {
  if (typeof value === 'number') return Number.isFinite(value);
  return typeof value === 'string' && !notAnId.has(value.trim());
}
