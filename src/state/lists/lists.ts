import type { Identified } from '#domain/lists/collection.ts';
import type { EntityId } from '#domain/lists/entityId.ts';
import type { ListState } from '#domain/lists/listState.ts';
import type { ListPage } from './listPages.ts';
import type { LoadResult } from './loadResults.ts';

/** The state of every list: its changes, its loads and the pages that show it. It is independent of the open page. */
export interface Lists {
  /**
   * Runs one change of a list. Removed rows are hidden at once and come back if the change fails. After a success the other
   * tabs are notified, and this resolves when the pages that show the list have reloaded it. A deletion reloads only if it
   * overlapped another change or load. A change with `isPart` belongs to a larger piece of work: it only hides its rows, and
   * that work calls `changed` when it ends.
   */
  change<Result>(
    list: string,
    change: { readonly removes?: readonly EntityId[]; readonly isPart?: boolean },
    work: () => Promise<Result>,
  ): Promise<Result>;
  /**
   * Marks a list as changed: pages that show it reload it, and other tabs are notified. With `isPart`, a change in progress
   * does both when it ends.
   */
  changed(list: string, change?: { readonly isPart: boolean }): void;
  /** Runs a load of a list for the cache and records when it started. */
  load<Row extends Identified>(
    key: readonly string[],
    request: () => Promise<readonly Row[]>,
  ): Promise<readonly Row[]>;
  /** The result of the last load of a list; null before the first. */
  lastLoad(key: readonly string[]): LoadResult | null;
  /** Returns the value of `now` when the request for these rows started; 0 for rows that were not loaded here. */
  requestedAt(rows: readonly unknown[] | undefined): number;
  /** Shows rows that did not come from a load of the list, such as generated ones. */
  addRows(key: readonly string[], rows: readonly Identified[]): void;
  /** Registers a page that shows a list. Returns the function that unregisters it. */
  show(list: string, page: ListPage): () => void;
  stateOf(list: string | null): ListState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Returns the next value of a counter, not a time. The order of loads and changes is compared by it. */
  readonly now: () => number;
}
