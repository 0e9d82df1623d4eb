import { byteLength } from '#text/byteLength.ts';
import type { Problems } from '../lists/check.ts';
import type { InvalidKey } from '../words/invalid.ts';

/** The most bytes of a row as it is sent (D87). */
const mostOfRow = 32 * 1024;

/** True when a row is not too large. */
export const fits = (row: object): boolean => byteLength(row) <= mostOfRow;

/** Returns the problem of a row that is too large, at the longest of these fields: that is the one to shorten. */
export function sizeProblems<Field extends string>(
  row: Readonly<Record<Field, unknown>>,
  fields: readonly Field[],
): Problems<Field> {
  const problems: { [Name in Field]?: InvalidKey } = {};
  const [longest] = fields.toSorted((one, other) => byteLength(row[other]) - byteLength(row[one]));
  if (longest && !fits(row)) problems[longest] = 'invalid.rowTooLarge';
  return problems;
}
