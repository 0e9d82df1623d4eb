import { textKey } from '#text/textKey.ts';
import type { Identified } from '../lists/collection.ts';
import { limits } from '../settings/limits.ts';
import { groundsOf, withoutAssumptions } from './grounds.ts';

const fieldText = (row: object, field: string): string =>
  JSON.stringify(Object.entries(row).find(([name]) => name === field)) ?? '';

export const isFieldChanged = (row: object, draft: object, field: string): boolean =>
  fieldText(row, field) !== fieldText(draft, field);

/**
 * Returns the name of a claim, which is one text in one field of a row. Confirmations are stored by it. It contains a hash
 * of the text, so that another text in the same field is another claim.
 */
export function claimOf(list: string, row: Identified, field: string): string {
  return `${list}|${row.id}|${field}|${textKey(fieldText(row, field))}`;
}

/** Returns the rows without confirmed assumptions, or the same array when no row has any. */
export function rowsWithoutConfirmed<Row extends Identified>(
  list: string,
  rows: readonly Row[],
  confirmed: ReadonlySet<string>,
): readonly Row[] {
  if (confirmed.size === 0) return rows;
  const shown = rows.map((row) =>
    withoutAssumptions(row, (field) => confirmed.has(claimOf(list, row, field))),
  );
  return shown.some((row, index) => row !== rows[index]) ? shown : rows;
}

/** Returns the claims of those fields that the row has as assumptions. */
export const claimsIn = (
  list: string,
  row: Identified,
  fields: readonly string[],
): readonly string[] =>
  groundsOf(row).assumptions.flatMap((field) =>
    fields.includes(field) ? [claimOf(list, row, field)] : [],
  );

/** Reads stored names of claims and leaves out invalid entries. */
export const readClaims = (value: unknown): readonly string[] | undefined =>
  Array.isArray(value) ? value.filter((name) => typeof name === 'string') : undefined;

/** Returns the change that adds names to stored ones. */
export const withClaimsIn =
  (added: readonly string[]) =>
  (present: unknown): readonly string[] =>
    added.reduce(withClaim, readClaims(present) ?? []);

/** Adds a name at the end. The oldest names beyond the limit are dropped. */
export const withClaim = (claims: readonly string[], claim: string): readonly string[] =>
  [...claims.filter((name) => name !== claim), claim].slice(-limits.confirmedClaims);
