import { textKey } from '#text/textKey.ts';
import type { Identified } from '../lists/collection.ts';
import { limits } from '../settings/limits.ts';
import { groundsOf, withoutAssumptions } from './grounds.ts';

/** What a field says, as a text that can be compared. */
const saidIn = (row: object, field: string): string =>
  JSON.stringify(Object.entries(row).find(([name]) => name === field)) ?? '';

/** True where the draft says something else in a field than the row. */
export const isRewritten = (row: object, draft: object, field: string): boolean =>
  saidIn(row, field) !== saidIn(draft, field);

/**
 * The name of what a field says, by which its confirmation is kept. It holds a hash of the text, so that another text in the
 * same field is another claim.
 */
export function claimOf(list: string, row: Identified, field: string): string {
  return `${list}|${row.id}|${field}|${textKey(saidIn(row, field))}`;
}

/** The row without the assumptions that were confirmed; the same row where there are none. */
const withoutConfirmed = <Row extends Identified>(
  list: string,
  row: Row,
  confirmed: ReadonlySet<string>,
): Row => withoutAssumptions(row, (field) => confirmed.has(claimOf(list, row, field)));

/** The rows without the assumptions that were confirmed; the same list where there are none. */
export function rowsWithoutConfirmed<Row extends Identified>(
  list: string,
  rows: readonly Row[],
  confirmed: ReadonlySet<string>,
): readonly Row[] {
  if (confirmed.size === 0) return rows;
  const shown = rows.map((row) => withoutConfirmed(list, row, confirmed));
  return shown.some((row, index) => row !== rows[index]) ? shown : rows;
}

/** True while the server calls this very claim an assumption. */
export const isStillAssumed = (
  list: string,
  row: Identified,
  field: string,
  claim: string,
): boolean => groundsOf(row).assumptions.includes(field) && claimOf(list, row, field) === claim;

/** Reads kept names of claims; what is none is left out. */
export const readClaims = (value: unknown): readonly string[] | undefined =>
  Array.isArray(value) ? value.filter((name) => typeof name === 'string') : undefined;

/** The names with one more, the newest last; the oldest are dropped. */
export const withClaim = (claims: readonly string[], claim: string): readonly string[] =>
  [...claims.filter((name) => name !== claim), claim].slice(-limits.confirmedClaims);
