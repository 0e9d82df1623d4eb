import type { Identified } from '#domain/lists/collection.ts';
import type { EntityId } from '#domain/lists/entityId.ts';
import {
  isRefreshDue,
  listAfter,
  untouchedList,
  type ListEvent,
  type ListState,
} from '#domain/lists/listState.ts';
import { t } from '#domain/words/translate.ts';
import type { TabChannel } from '#platform/tabChannel.ts';
import type { Notices } from '../notices.ts';

/** A page that shows a list, or a part of one. */
export interface ListPage {
  /** What the cache knows the shown rows by: pages of one key share them. */
  readonly key: string;
  /** Loads the rows again; rejects when that fails. */
  readonly reload: () => Promise<unknown>;
  /** A failed reload shows on the page itself and is not said (D40). */
  readonly isQuiet?: boolean | undefined;
}

/** What is known of every list of the product, whatever page one is on: what is changed, what is loaded, who shows it. */
export interface Lists {
  /**
   * Runs one change of a list. The rows it removes are out of sight at once and come back if it fails. When it has worked,
   * the other tabs are told, and pages that show the list have loaded it again before this resolves; a deletion
   * needs no reload unless it overlapped something. A part of a larger piece of work only hides its rows: that work says
   * that the list has changed when it ends.
   */
  change<Result>(
    list: string,
    change: { readonly removes?: readonly EntityId[]; readonly isPart?: boolean },
    work: () => Promise<Result>,
  ): Promise<Result>;
  /** Says that a list has changed: pages that show it load it again, and other tabs are told. */
  changed(list: string): void;
  /** Runs a load of a list for the cache, and notes when it was asked for. */
  load<Row extends Identified>(
    key: readonly string[],
    ask: () => Promise<readonly Row[]>,
  ): Promise<readonly Row[]>;
  /** How the last load of a list ended; null before the first. */
  lastLoad(key: readonly string[]): LoadResult | null;
  /** When loaded rows were asked for; 0 for rows that came before anything else. */
  askedAt(rows: readonly unknown[] | undefined): number;
  /** Shows rows that came by another way than a load. */
  arrive(key: readonly string[], rows: readonly Identified[]): void;
  /** Registers a page that shows a list. Hands back how it leaves. */
  show(list: string, page: ListPage): () => void;
  stateOf(list: string | null): ListState;
  readonly subscribe: (listener: () => void) => () => void;
  /** A moment later than all before it. */
  readonly now: () => number;
}

export type LoadResult =
  | { readonly rows: readonly Identified[] }
  | { readonly rows: null; readonly error: unknown };

interface Parts {
  readonly tabs: TabChannel;
  readonly notices: Pick<Notices, 'say'>;
}

/** The name of a list: the key of the cache without the part of the list that is shown. */
export const listName = (key: readonly string[]): string => key.slice(0, 3).join('|');

/** Keeps what happens to lists, and has them loaded again where that is due (D55, D58). It knows no rendering and outlives every page. */
export function createLists({ tabs, notices }: Parts): Lists {
  const states = new Map<string, ListState>();
  const pages = new Map<string, Set<ListPage>>();
  const results = new Map<string, LoadResult>();
  const moments = new WeakMap<readonly unknown[], number>();
  const listeners = new Set<() => void>();
  let moment = 0;

  const now = () => {
    moment += 1;
    return moment;
  };
  const stateOf = (list: string | null) =>
    (list === null ? undefined : states.get(list)) ?? untouchedList;
  const note = (list: string, event: ListEvent) =>
    states.set(list, listAfter(stateOf(list), event));
  const tell = (list: string, event: ListEvent) => {
    note(list, event);
    for (const listener of listeners) listener();
  };

  /** Pages of one key share their rows, so one of them is asked. */
  const pagesOf = (list: string) => [
    ...new Map([...(pages.get(list) ?? [])].map((page) => [page.key, page])).values(),
  ];
  const refresh = async (list: string, isSaved: boolean): Promise<void> => {
    const shown = pagesOf(list);
    const outcomes = await Promise.allSettled(shown.map((page) => page.reload()));
    const isMissed = outcomes.some(
      ({ status }, index) => status === 'rejected' && !shown[index]?.isQuiet,
    );
    if (isSaved && isMissed)
      notices.say('error', t('list.notRefreshed'), {
        label: t('general.retry'),
        run: () => void refresh(list, true),
      });
  };
  const refreshWhenDue = (list: string, isSaved: boolean) => {
    if (isRefreshDue(stateOf(list))) void refresh(list, isSaved);
  };
  const outdate = (list: string, isSaved: boolean) => {
    tell(list, { type: 'outdated' });
    refreshWhenDue(list, isSaved);
  };
  tabs.subscribe((list) => outdate(list, false));

  /** The rows as they were handed out before, if they have not changed: what is shown need not be drawn anew. */
  const sameAsBefore = <Row extends Identified>(
    key: string,
    rows: readonly Row[],
  ): readonly Row[] => {
    const former = results.get(key)?.rows;
    // Rows of one key are of one kind.
    return former && JSON.stringify(former) === JSON.stringify(rows)
      ? (former as readonly Row[])
      : rows;
  };

  return {
    async change(list, { removes = [], isPart = false }, work) {
      tell(list, { type: 'changeBegan', removes });
      const end = (hasWorked: boolean) =>
        tell(list, { type: 'changeEnded', removes, hasWorked, at: now() });
      let result: Awaited<ReturnType<typeof work>>;
      try {
        result = await work();
      } catch (error) {
        end(false);
        if (!isPart) refreshWhenDue(list, false);
        throw error;
      }
      if (isPart || removes.length === 0) note(list, { type: 'outdated' });
      end(true);
      if (isPart) return result;
      tabs.post(list);
      if (removes.length > 0) refreshWhenDue(list, true);
      else await refresh(list, true);
      return result;
    },
    changed(list) {
      // The change under way tells the other tabs when it ends.
      if (stateOf(list).changes === 0) tabs.post(list);
      outdate(list, true);
    },
    async load(key, ask) {
      const list = listName(key);
      const name = key.join('|');
      const asked = now();
      // Nobody is told of loads: pages draw the rows when the cache has them, and not a moment before.
      note(list, { type: 'loadBegan' });
      try {
        const rows = sameAsBefore(name, await ask());
        moments.set(rows, asked);
        results.set(name, { rows });
        note(list, { type: 'loadEnded', key: name, asked });
        return rows;
      } catch (error) {
        results.set(name, { rows: null, error });
        note(list, { type: 'loadEnded', key: name, asked: null });
        throw error;
      }
    },
    lastLoad: (key) => results.get(key.join('|')) ?? null,
    askedAt: (rows) => (rows === undefined ? 0 : (moments.get(rows) ?? 0)),
    arrive: (key, rows) =>
      tell(listName(key), { type: 'arrived', key: key.join('|'), rows, at: now() }),
    show(list, page) {
      const shown = pages.get(list) ?? new Set();
      pages.set(list, shown.add(page));
      refreshWhenDue(list, false);
      return () => shown.delete(page);
    },
    stateOf,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    now,
  };
}
