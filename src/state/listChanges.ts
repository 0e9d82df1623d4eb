import { unstable_serialize, type useSWRConfig } from 'swr';
import { mergeRows, type Identified } from '#domain/lists/collection.ts';
import { idsOf, type EntityId } from '#domain/lists/entityId.ts';
import { limits } from '#domain/settings/limits.ts';
import { t } from '#domain/words/translate.ts';
import type { ListKey } from './list.ts';
import { createListeners } from '#platform/listeners.ts';
import type { Notices } from './notices.ts';
import type { Wait } from '#platform/clock.ts';

/** A list in the cache, whether or not a page shows it. */
interface ChangedList {
  readonly name: string;
  readonly drop: (ids: readonly EntityId[]) => void;
  /** Loads the list for the pages that show it. Resolves to false when that fails. */
  readonly load: () => Promise<boolean>;
}

export interface CachedList<Item> extends ChangedList {
  /** The rows of every load of the list; undefined before there is one. */
  readonly rows: () => readonly Item[] | undefined;
  /**
   * Adds or replaces rows, at their place in a former list. Drops the answer of a load that is under way, because it may be
   * older; a first one begins again.
   */
  readonly put: (rows: readonly Item[], former?: readonly Item[]) => void;
}

export function cachedList<Item extends Identified>(
  { cache, mutate }: Pick<ReturnType<typeof useSWRConfig>, 'cache' | 'mutate'>,
  key: ListKey,
): CachedList<Item> {
  const name = unstable_serialize(key);
  // The text of a longer key begins with that of a shorter one.
  const loads = () => [...cache.keys()].filter((load) => load.startsWith(name));
  // The key names the list, so its rows have this type.
  const rowsOf = (load: string) => cache.get(load)?.data as readonly Item[] | undefined;
  // A late answer finds no cache any more when the person has signed out.
  const ignore = () => undefined;
  return {
    name: key.join('|'),
    rows() {
      const known = loads().flatMap((load) => {
        const rows = rowsOf(load);
        return rows ? [rows] : [];
      });
      return known.length > 1 ? mergeRows([], known.flat()) : known[0];
    },
    put(added, former) {
      if (added.length === 0) return;
      for (const load of loads()) {
        const present = rowsOf(load);
        if (present)
          void mutate(load, mergeRows(present, added, former), { revalidate: false }).catch(ignore);
        else if (cache.get(load)?.isValidating) void mutate(load).catch(ignore);
      }
    },
    drop(ids) {
      const gone = new Set(ids.map(String));
      for (const load of loads()) {
        const present = rowsOf(load);
        const left = present?.filter(({ id }) => !gone.has(String(id)));
        if (left && left.length < (present?.length ?? 0))
          void mutate(load, left, { revalidate: false }).catch(ignore);
      }
    },
    async load() {
      const loaded = loads().map(async (load) => {
        const former: unknown = cache.get(load)?.error;
        await mutate(load).catch(ignore);
        const error: unknown = cache.get(load)?.error;
        return error === undefined || error === former;
      });
      return (await Promise.all(loaded)).every(Boolean);
    },
  };
}

/** The name under which changes of a row wait for each other. */
export const rowName = (list: string, { id }: Identified): string => `${list} ${id}`;

interface UnderWay {
  readonly count: number;
  readonly hidden: ReadonlySet<string>;
  readonly isSaved: boolean;
}

const never = new AbortController().signal;
const nothing: UnderWay = { count: 0, hidden: new Set(), isSaved: false };

/** The changes of all lists that are under way. They go on when the page is left. */
export function createListChanges(notices: Notices, wait: Wait) {
  const lists = new Map<string, UnderWay>();
  const turns = new Map<string, Promise<unknown>>();
  const listeners = createListeners();
  let confirming: ReadonlySet<string> = new Set();
  const of = (name: string) => lists.get(name) ?? nothing;
  const set = (name: string, next: UnderWay) => {
    lists.set(name, next);
    listeners.tell();
  };

  /** Loads a list after a change. A failure says that the change was saved. */
  const refresh = async (list: ChangedList): Promise<boolean> => {
    const isLoaded = await list.load();
    if (!isLoaded)
      notices.say('error', t('list.notRefreshed'), {
        label: t('general.retry'),
        run: () => void refresh(list),
      });
    return isLoaded;
  };

  return {
    refresh,
    /**
     * Runs a change. Removed rows are hidden at once and come back if it fails. When the last of overlapping changes has
     * ended, the list is loaded once (D55): `refreshed` resolves to false when that failed. Changes of a batch are `isPart`:
     * their list is loaded when the batch calls `refresh`.
     */
    change: async (
      list: ChangedList,
      { removes = [], isPart }: { readonly removes?: readonly EntityId[]; readonly isPart?: true },
      send: () => Promise<unknown>,
    ): Promise<{ readonly refreshed: Promise<boolean> }> => {
      const { name } = list;
      const begun = of(name);
      const ids = idsOf(removes.map((id) => ({ id })));
      const count = begun.count + (isPart ? 0 : 1);
      set(name, { ...begun, count, hidden: new Set([...begun.hidden, ...ids]) });
      const end = (isSaved: boolean): Promise<boolean> => {
        if (isSaved) list.drop(removes);
        const now = of(name);
        const left = new Set([...now.hidden].filter((id) => !ids.includes(id)));
        if (isPart) {
          set(name, { ...now, hidden: left });
          return Promise.resolve(true);
        }
        const isLast = now.count === 1;
        const wasSaved = now.isSaved || isSaved;
        set(name, { count: now.count - 1, hidden: left, isSaved: !isLast && wasSaved });
        if (!isLast) return Promise.resolve(true);
        // A change that failed without an answer may have been made on the server.
        return wasSaved ? refresh(list) : list.load();
      };
      try {
        await send();
      } catch (cause) {
        void end(false);
        throw cause;
      }
      return { refreshed: end(true) };
    },
    /** Runs changes of the same row one after the other (D22). */
    inTurn: async <Result>(row: string, send: () => Promise<Result>): Promise<Result> => {
      const former = turns.get(row);
      const mine = (async () => {
        // A request that hangs must not hold the row for good.
        if (former)
          await Promise.race([former.catch(() => undefined), wait(limits.stillWorkingMs, never)]);
        return send();
      })();
      turns.set(row, mine);
      try {
        return await mine;
      } finally {
        if (turns.get(row) === mine) turns.delete(row);
      }
    },
    /** Counts a claim as confirmed while that is being stored. */
    confirm: async <Result>(claim: string, store: () => Promise<Result>): Promise<Result> => {
      confirming = new Set([...confirming, claim]);
      listeners.tell();
      try {
        return await store();
      } finally {
        confirming = new Set([...confirming].filter((other) => other !== claim));
        listeners.tell();
      }
    },
    /** The claims that are being confirmed. */
    confirming: () => confirming,
    /** The ids of the rows that are being deleted. */
    hidden: (name: string | undefined) => (name === undefined ? nothing : of(name)).hidden,
    subscribe: listeners.subscribe,
  };
}
