import { foldText } from '#text/foldText.ts';

/** A search that keeps earlier results: see {@link createRowSearch}. */
export interface RowSearch<Row> {
  /** The rows whose text contains the query, in their order; the same array again for the same query. */
  readonly find: (query: string) => readonly Row[];
  /** Does the one-time work before the first key is pressed. */
  readonly warm: () => void;
}

interface Level<Row> {
  readonly query: string;
  readonly rows: readonly Row[];
  readonly texts: readonly string[];
}

/** A folded query contains no line break, so that no match spans two fields. */
const foldedFields = (fields: readonly string[]): string => fields.map(foldText).join('\n');

/**
 * "Contains" over many rows, ignoring case, accents and kinds of spaces. The fields of each row are folded once and kept
 * apart, so that no match spans two fields. A query that contains the previous one searches only its result, and Backspace
 * reuses that result: the cost of a key depends on the rows shown, not on all rows.
 */
export function createRowSearch<Row>(
  rows: readonly Row[],
  fieldsOf: (row: Row) => readonly string[],
): RowSearch<Row> {
  const levels: Level<Row>[] = [];

  const warm = () => {
    if (levels.length === 0)
      levels.push({ query: '', rows, texts: rows.map((row) => foldedFields(fieldsOf(row))) });
  };

  const find = (raw: string): readonly Row[] => {
    const query = foldText(raw);
    // Without a query nothing needs folding yet.
    if (query === '') {
      levels.length = Math.min(levels.length, 1);
      return rows;
    }
    warm();
    let top = levels.at(-1);
    while (top && !query.includes(top.query)) {
      levels.pop();
      top = levels.at(-1);
    }
    if (!top) return rows;
    if (top.query !== query) {
      top = narrowed(top, query);
      levels.push(top);
    }
    return top.rows;
  };

  return { find, warm };
}

function narrowed<Row>(from: Level<Row>, query: string): Level<Row> {
  const rows: Row[] = [];
  const texts: string[] = [];
  for (let index = 0; index < from.texts.length; index += 1) {
    const text = from.texts[index];
    const row = from.rows[index];
    if (row === undefined || !text?.includes(query)) continue;
    rows.push(row);
    texts.push(text);
  }
  return { query, rows, texts };
}
