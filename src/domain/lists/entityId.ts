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

/** Returns the items without those whose key was seen before. */
export function firstOfEach<Item>(items: Iterable<Item>, keyOf: (item: Item) => string): Item[] {
  const firsts = new Map<string, Item>();
  for (const item of items) if (!firsts.has(keyOf(item))) firsts.set(keyOf(item), item);
  return [...firsts.values()];
}

/** Returns each id once, in the order and spelling of its first occurrence. */
export const uniqueIds = (ids: Iterable<EntityId>): EntityId[] => firstOfEach(ids, String);

/** Returns the rows without those whose id was seen before. */
export const uniqueRows = <Row extends { readonly id: EntityId }>(rows: Iterable<Row>): Row[] =>
  firstOfEach(rows, ({ id }) => String(id));

const notAnId = new Set(['', 'undefined', 'null', 'NaN']);

/** Returns false for ids that come from a bug: blank, NaN, or the text of a missing value. */
export function isEntityId(value: unknown): value is EntityId {
  if (typeof value === 'number') return Number.isFinite(value);
  return typeof value === 'string' && !notAnId.has(value.trim());
}
