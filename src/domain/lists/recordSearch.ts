import { foldText } from '#text/foldText.ts';

/** A row as the palette shows it. */
export interface Findable {
  readonly id: string;
  readonly label: string;
  /** Distinguishes rows with the same name. It is searched too. */
  readonly detail?: string | undefined;
}

interface Entry {
  readonly row: Findable;
  readonly label: string;
  readonly detail: string;
}

/** Rows with their folded texts, prepared once for all searches. */
export type RecordIndex = readonly Entry[];

/** The best matches in one list. */
export interface Matches {
  readonly rows: readonly Findable[];
  /** The number of further matches. */
  readonly more: number;
  /** The rank of the best match. 0 is an exact name. */
  readonly rank: number;
}

export const indexOfRecords = (rows: readonly Findable[]): RecordIndex =>
  rows.map((row) => ({
    row,
    label: foldText(row.label),
    detail: foldText(row.detail ?? ''),
  }));

const ranks = 5;

/**
 * Returns the rank of a match: 0 for the exact name, 1 for its beginning, 2 for the beginning of a word, 3 for the inside, 4
 * for the detail.
 */
function rankOf({ label, detail }: Entry, wanted: string): number {
  const at = label.indexOf(wanted);
  if (at === 0) return label.length === wanted.length ? 0 : 1;
  if (at > 0) return label.includes(` ${wanted}`) ? 2 : 3;
  return detail.includes(wanted) ? 4 : ranks;
}

/** Returns up to `most` rows that contain the text, best first. Rows with the same rank keep the order of their list. */
export function matchesIn(index: RecordIndex, text: string, most: number): Matches {
  const wanted = foldText(text);
  const byRank: Findable[][] = Array.from({ length: ranks }, () => []);
  let count = 0;
  if (wanted !== '')
    for (const entry of index) {
      const best = byRank[rankOf(entry, wanted)];
      if (!best) continue;
      count += 1;
      if (best.length < most) best.push(entry.row);
    }
  const rows = byRank.flat().slice(0, most);
  const rank = byRank.findIndex((rowsOfRank) => rowsOfRank.length > 0);
  return { rows, more: count - rows.length, rank: rank < 0 ? ranks : rank };
}
