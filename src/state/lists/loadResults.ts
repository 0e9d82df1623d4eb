import type { Identified } from '#domain/lists/collection.ts';

export type LoadResult =
  | { readonly rows: readonly Identified[] }
  | { readonly rows: null; readonly error: unknown };

/** The result of the last load of each list, by cache key. */
export interface LoadResults {
  /** Returns the last result; null before the first. */
  last(key: string): LoadResult | null;
  /** Returns the counter's value when the request for these rows started; 0 for rows that were not loaded here. */
  requestedAt(rows: readonly unknown[] | undefined): number;
  /** Records loaded rows. Returns the previous ones when nothing has changed, so that React does not render them again. */
  loaded<Row extends Identified>(
    key: string,
    rows: readonly Row[],
    requestedAt: number,
  ): readonly Row[];
  failed(key: string, error: unknown): void;
}

export function createLoadResults(): LoadResults {
  const results = new Map<string, LoadResult>();
  const requestTimes = new WeakMap<readonly unknown[], number>();
  const reuseRows = <Row extends Identified>(key: string, rows: readonly Row[]): readonly Row[] => {
    const previous = results.get(key)?.rows;
    // Rows of the same key have the same type.
    return previous && JSON.stringify(previous) === JSON.stringify(rows)
      ? (previous as readonly Row[])
      : rows;
  };
  return {
    last: (key) => results.get(key) ?? null,
    requestedAt: (rows) => (rows === undefined ? 0 : (requestTimes.get(rows) ?? 0)),
    loaded(key, arrived, requestedAt) {
      const rows = reuseRows(key, arrived);
      requestTimes.set(rows, requestedAt);
      results.set(key, { rows });
      return rows;
    },
    failed: (key, error) => void results.set(key, { rows: null, error }),
  };
}
