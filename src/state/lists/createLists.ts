import {
  isRefreshDue,
  nextListState,
  initialListState,
  type ListEvent,
  type ListState,
} from '#domain/lists/listState.ts';
import { t } from '#domain/words/translate.ts';
import type { TabChannel } from '#platform/tabChannel.ts';
import type { Notices } from '../notices.ts';
import { createListeners } from '../listeners.ts';
import { listName } from './listKey.ts';
import { createListPages } from './listPages.ts';
import type { Lists } from './lists.ts';
import { createLoadResults } from './loadResults.ts';
import { createStaleParts } from './staleParts.ts';

interface Parts {
  readonly tabs: TabChannel;
  readonly notices: Pick<Notices, 'say'>;
}

/** Creates the store of list states, independent of React and of pages. It starts reloads when they are due (D55, D58). */
export function createLists({ tabs, notices }: Parts): Lists {
  const states = new Map<string, ListState>();
  const pages = createListPages();
  const results = createLoadResults();
  const staleParts = createStaleParts();
  const listeners = createListeners();
  /** Lists with a change that the other tabs do not know yet, because another one was in progress. */
  const owed = new Set<string>();
  let time = 0;

  const now = () => {
    time += 1;
    return time;
  };
  const stateOf = (list: string | null) =>
    (list === null ? undefined : states.get(list)) ?? initialListState;
  const apply = (list: string, event: ListEvent) =>
    states.set(list, nextListState(stateOf(list), event));
  const applyAndNotify = (list: string, event: ListEvent) => {
    apply(list, event);
    listeners.tell();
  };

  const refresh = async (list: string, isSaved: boolean): Promise<void> => {
    const hasWorked = await pages.reload(list);
    if (isSaved && !hasWorked)
      notices.say('error', t('list.notRefreshed'), {
        label: t('general.retry'),
        run: () => void refresh(list, true),
      });
  };
  const outdate = (list: string) => {
    apply(list, { type: 'outdated' });
    staleParts.outdated(list, now());
  };
  const refreshWhenDue = (list: string, isSaved: boolean) => {
    if (isRefreshDue(stateOf(list))) void refresh(list, isSaved);
  };
  const markStale = (list: string, isSaved: boolean) => {
    outdate(list);
    listeners.tell();
    refreshWhenDue(list, isSaved);
  };
  tabs.subscribe((list) => markStale(list, false));

  return {
    async change(list, { removes = [], isPart = false }, work) {
      applyAndNotify(list, { type: 'changeBegan', removes });
      const end = (hasWorked: boolean) =>
        applyAndNotify(list, { type: 'changeEnded', removes, hasWorked, at: now() });
      let result: Awaited<ReturnType<typeof work>>;
      try {
        result = await work();
      } catch (error) {
        // A deletion that failed without a response may have been done on the server.
        if (removes.length > 0) staleParts.outdated(list, now());
        end(false);
        if (!isPart && owed.delete(list)) tabs.post(list);
        if (!isPart) refreshWhenDue(list, false);
        throw error;
      }
      if (isPart || removes.length === 0) outdate(list);
      end(true);
      if (isPart) return result;
      owed.delete(list);
      tabs.post(list);
      if (removes.length > 0) refreshWhenDue(list, true);
      else await refresh(list, true);
      return result;
    },
    changed(list, { isPart } = { isPart: false }) {
      const { changes, deleting } = stateOf(list);
      const isReportedLater = isPart ? changes > 0 : deleting.size > 0;
      if (isReportedLater) owed.add(list);
      else tabs.post(list);
      if (isPart && isReportedLater) outdate(list);
      else markStale(list, true);
    },
    async load(key, request) {
      const list = listName(key);
      const name = key.join('|');
      const requestedAt = now();
      const hasFailed = staleParts.loadBegan(name, requestedAt);
      // A load notifies no listeners: pages render again when the cache has the rows, and not before.
      apply(list, { type: 'loadBegan' });
      try {
        const rows = results.loaded(name, await request(), requestedAt);
        apply(list, { type: 'loadEnded', key: name, requestedAt });
        return rows;
      } catch (error) {
        hasFailed();
        results.failed(name, error);
        apply(list, { type: 'loadEnded', key: name, requestedAt: null });
        throw error;
      }
    },
    lastLoad: (key) => results.last(key.join('|')),
    requestedAt: (rows) => results.requestedAt(rows),
    addRows: (key, rows) =>
      applyAndNotify(listName(key), { type: 'rowsAdded', key: key.join('|'), rows, at: now() }),
    show(list, page) {
      const leave = pages.show(list, page);
      if (isRefreshDue(stateOf(list))) void refresh(list, false);
      else if (staleParts.isStale(list, page.key)) void page.reload().catch(() => undefined);
      return leave;
    },
    stateOf,
    subscribe: listeners.subscribe,
    now,
  };
}
