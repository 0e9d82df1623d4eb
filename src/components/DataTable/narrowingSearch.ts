import { foldText } from '#text/foldText.ts';

/** A search that remembers its way: see {@link createRowSearch}. */
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

/** A folded query holds no line break, so that it cannot reach over one. */
const foldedFields = (fields: readonly string[]): string => fields.map(foldText).join('\n');

/**
 * "Contains" over many rows, whatever the case, the accents and the spaces. Each row's fields are folded once, and stand apart,
 * so that nothing is found across the border of two. A query that contains the former
 * one searches only the former result, and Backspace finds that result still there: a key costs what is shown, not
 * what there is.
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
