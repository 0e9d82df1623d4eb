import type { Row, Seat, StoredName } from './rows.ts';

/** A row of a result, in either database. */
type Found = Readonly<Record<string, unknown>>;

// A table returns the type that was written to it, so the casts are safe.
const valueIn = (found: Found): never => JSON.parse(String(found['value'])) as never;

export const toRow = (found: Found): Row<never> => ({
  id: Number(found['id']),
  owner: String(found['owner']),
  value: valueIn(found),
});

export const toSeat = ({ id, subject }: Found): Seat => ({
  id: Number(id),
  subject: typeof subject === 'string' ? subject : null,
});

export const toStoredName = (found: Found): StoredName => ({
  kind: String(found['kind']),
  name: String(found['name']),
  value: valueIn(found),
});
