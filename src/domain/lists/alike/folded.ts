import { textKey } from '#text/textKey.ts';
import type { Identified } from '../collection.ts';

/** A folded row: its id, that of its like, and what both said when they were compared. */
export type Folded = readonly [id: string, head: string, said: string];

const textsOf = (row: object): unknown =>
  Object.entries(row).filter(
    ([name, value]) => name !== 'id' && (typeof value === 'string' || Array.isArray(value)),
  );

/** What two rows say. When it changes, whoever changed it, the row stands for itself again. */
export const saidBy = (head: object, row: object): string =>
  textKey(JSON.stringify([textsOf(head), textsOf(row)]));

/** A list in which some rows are folded under others. */
export interface FoldedList<Row> {
  /** The rows that stand for themselves, in their order. */
  readonly standing: readonly Row[];
  /** The folded rows, with the row they say the same as. */
  readonly folded: readonly { readonly row: Row; readonly head: Row }[];
}

/** Takes the folded rows out of a list. A row whose like has gone, or that is used, stands for itself. */
export function withoutFolded<Row extends Identified>(
  rows: readonly Row[],
  entries: readonly Folded[],
  isUsed: (row: Row) => boolean = () => false,
): FoldedList<Row> {
  if (entries.length === 0) return { standing: rows, folded: [] };
  const byId = new Map(rows.map((row) => [String(row.id), row]));
  const folded = entries.flatMap(([id, headId, said]) => {
    const [row, head] = [byId.get(id), byId.get(headId)];
    return row && head && !isUsed(row) && saidBy(head, row) === said ? [{ row, head }] : [];
  });
  const gone = new Set(folded.map(({ row }) => row));
  return gone.size === 0
    ? { standing: rows, folded: [] }
    : { standing: rows.filter((row) => !gone.has(row)), folded };
}
