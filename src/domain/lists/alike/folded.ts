import { textKey } from '#text/textKey.ts';
import type { Identified } from '../collection.ts';

/** A folded row: its id, the id of its head, and a hash of both texts at the time of the comparison. */
export type Folded = readonly [id: string, head: string, hash: string];

const textsOf = (row: object): unknown =>
  Object.entries(row).filter(
    ([name, value]) => name !== 'id' && (typeof value === 'string' || Array.isArray(value)),
  );

/** Returns a hash of the texts of two rows. When it changes, the row is no longer folded. */
export const textsHash = (head: object, row: object): string =>
  textKey(JSON.stringify([textsOf(head), textsOf(row)]));

/** A list in which some rows are folded under others. */
export interface FoldedList<Row> {
  /** The rows that are not folded, in their order. */
  readonly unfolded: readonly Row[];
  /** The folded rows, each with its head. */
  readonly folded: readonly { readonly row: Row; readonly head: Row }[];
}

/** Separates the folded rows of a list from the others. A row whose head is gone, or that is used, is not folded. */
export function withoutFolded<Row extends Identified>(
  rows: readonly Row[],
  entries: readonly Folded[],
  isUsed: (row: Row) => boolean = () => false,
): FoldedList<Row> {
  if (entries.length === 0) return { unfolded: rows, folded: [] };
  const byId = new Map(rows.map((row) => [String(row.id), row]));
  const folded = entries.flatMap(([id, headId, hash]) => {
    const [row, head] = [byId.get(id), byId.get(headId)];
    return row && head && !isUsed(row) && textsHash(head, row) === hash ? [{ row, head }] : [];
  });
  const gone = new Set(folded.map(({ row }) => row));
  return gone.size === 0
    ? { unfolded: rows, folded: [] }
    : { unfolded: rows.filter((row) => !gone.has(row)), folded };
}
