import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useReducer,
  useState,
  useSyncExternalStore,
} from 'react';
import { flushSync } from 'react-dom';
import type { Collection } from '#contracts/collection.ts';
import type { Identified } from '#domain/lists/collection.ts';
import {
  firstCollectionState,
  isPolling,
  newIdsOf,
  nextCollectionState,
  remoteOf,
} from '#domain/lists/collectionState.ts';
import { idsOf, type EntityId } from '#domain/lists/entityId.ts';
import { limits } from '#domain/settings/limits.ts';
import { broughtIds } from '#domain/work/work.ts';
import type { Company } from './company.ts';
import { failureText } from './failure.ts';
import { useReport } from './reports.ts';
import type { List } from './list.ts';
import { createRowChanges } from './rowChanges.ts';
import { useServices } from './services.ts';
import { addingWork, deletingWork, useBatch } from './useBatch.ts';
import { useCachedRows, useConfirmed } from './useRows.ts';

/** Remembers what a page waits for. What ends after it was left is said by a notice, because no row can say it. */
function createPage() {
  let isShown = false;
  const waits = new Map<string, symbol>();
  return {
    show: () => {
      isShown = true;
      return () => {
        isShown = false;
      };
    },
    isShown: () => isShown,
    waitFor: (list: string) => {
      const mine = Symbol(list);
      const isMine = () => waits.get(list) === mine;
      waits.set(list, mine);
      return {
        isWanted: () => isShown && isMine(),
        end: () => void (isMine() && waits.delete(list)),
      };
    },
    isWaitingFor: (list: string) => waits.has(list),
    stopWaiting: (list: string) => void waits.delete(list),
  };
}

/** A list, with what the state of other things needs to know of it. */
export interface LiveList<Item, Draft> extends Collection<Item, Draft> {
  /** True when the list had rows on this page. */
  readonly hadRows: boolean;
  /** True while rows are hidden because they are being deleted. */
  readonly isDeleting: boolean;
}

/**
 * Returns any list of a company with its actions: loads it, polls while it is empty, generates more rows, and adds, edits and
 * deletes with undo. Sends no request without a company (D12). Of people, those `at` these target companies are loaded.
 */
export function useList<Item extends Identified, Draft>(
  list: List<Item, Draft>,
  company: Company | null,
  at?: readonly EntityId[],
): LiveList<Item, Draft> {
  const services = useServices();
  const { api, listChanges, notices, firstLists, wait, log } = services;
  const inCache = useCachedRows(list, company, 'onPage', at);
  const { key, cached, isDeleting, loading } = inCache;
  const { rows, keep } = useConfirmed(key, inCache.rows);
  const calls = useMemo(
    () => company && list.callsOf(api, { ...company, ...(at && { at }) }),
    [list, api, company, at],
  );
  const [state, send] = useReducer(nextCollectionState, firstCollectionState);
  const name = cached?.name ?? null;
  if (state.list !== name) send({ type: 'opened', list: name });
  if (rows && rows.length > 0 && !state.hadRows) send({ type: 'filled' });

  const [page] = useState(createPage);
  useEffect(() => page.show(), [page]);
  useEffect(() => {
    if (name === null) return undefined;
    return () => page.stopWaiting(name);
  }, [page, name]);

  const loaded = {
    rows,
    failure: loading.error === undefined ? undefined : failureText(loading.error),
    isLoading: loading.isValidating,
    isPolled: list.isPolled ?? false,
  };
  const { polls } = state;
  const polled = isPolling(state, loaded) ? name : null;
  const poll = useEffectEvent(async (of: string, answered: number, signal: AbortSignal) => {
    await wait(limits.pollIntervalMs, signal);
    const found = (await calls?.list(signal).catch(() => undefined)) ?? [];
    if (signal.aborted) return;
    if (found.length > 0) void loading.mutate(found, { revalidate: false });
    else if (answered === limits.pollRetries - 1)
      log(`No ${list.name} after ${limits.pollRetries} more tries`);
    send({ type: 'polled', list: of });
  });
  useEffect(() => {
    if (polled === null || polls === null) return undefined;
    const left = new AbortController();
    void poll(polled, polls, left.signal).catch(() => undefined);
    return () => left.abort();
  }, [polled, polls]);

  /** Runs one generation, and loads the list once after it (D21). No row of a first generation is marked as new. */
  const generate = async (work: () => Promise<readonly Item[] | null>, isFirst = false) => {
    if (!cached) return;
    const of = { list: cached.name };
    const known = new Set(idsOf(cached.rows() ?? []));
    const isNew = ({ id }: Item) => !known.has(String(id));
    const waited = page.waitFor(cached.name);
    send({ ...of, type: 'began', known: isFirst ? null : known });
    const slow = setTimeout(
      () => waited.isWanted() && send({ ...of, type: 'slow' }),
      limits.stillWorkingMs,
    );
    try {
      const answered = await work();
      cached.put(answered?.filter(isNew) ?? []);
      const isLoaded = await listChanges.refresh(cached);
      // A server that answers without rows tells by the list which are new.
      const present = answered ?? (isLoaded ? cached.rows() : undefined);
      const ids = isFirst ? undefined : present && idsOf(present.filter(isNew));
      if (waited.isWanted()) send({ ...of, type: 'generated', ids });
    } catch (cause) {
      if (waited.isWanted()) send({ ...of, type: 'failed', message: failureText(cause) });
      // The service of the first lists says it by itself.
      else if (!isFirst) notices.say('error', failureText(cause));
    } finally {
      clearTimeout(slow);
      waited.end();
    }
  };

  // The first generation of all lists may be at this one.
  const first = useSyncExternalStore(firstLists.subscribe, () =>
    firstLists.runOf(list.name, company),
  );
  const join = useEffectEvent((rest: NonNullable<typeof first>) => {
    // The key names the list, so the rows have its type.
    void generate(() => rest as Promise<readonly Item[] | null>, true);
  });
  // Before the page is painted, so that it does not offer for a moment to generate.
  useLayoutEffect(() => {
    if (first) join(first);
  }, [first]);

  const parts = useMemo(
    () => ({ list, services, key, cached, calls }),
    [list, services, key, cached, calls],
  );
  // A second paste during the first is the same work, also when the first has selected companies.
  const paste = useMemo(() => {
    const plain = company && list.callsOf(services.api, company);
    return addingWork({ list, services, key, cached, calls: plain });
  }, [list, services, key, cached, company]);
  const adding = useBatch(name, paste);
  const newIds = useMemo(
    () => newIdsOf(state, rows, broughtIds(adding.jobs)),
    [state, rows, adding.jobs],
  );
  // The same functions as long as the list is the same, so that its rows are not rendered again for nothing.
  const rowChanges = useMemo(
    () =>
      createRowChanges({
        ...parts,
        keep,
        isHere: page.isShown,
        onAdded: (ids) =>
          // The cache renders at once, and a row must not appear without its mark.
          name !== null && flushSync(() => send({ type: 'added', list: name, ids })),
      }),
    [parts, keep, page, name],
  );
  const { step, remark } = useReport(list.name);
  return {
    remote: remoteOf(state, loaded),
    generation: {
      ...state.generation,
      ...(step && state.generation.status === 'running' && { step }),
      ...(remark !== undefined && { remark }),
    },
    newIds,
    hadRows: state.hadRows,
    isDeleting,
    adding,
    deleting: useBatch(name, deletingWork(parts)),
    actions: {
      onReload: () => {
        send({ type: 'checkedAgain' });
        void loading.mutate();
      },
      onGenerateMore: () => {
        // A second press may come before the button is rendered as disabled (D22).
        if (name === null || page.isWaitingFor(name)) return;
        void generate(async () => (await calls?.generate?.()) ?? null);
      },
      onStopWaiting: () => {
        if (name === null) return;
        page.stopWaiting(name);
        send({ type: 'stopped', list: name });
      },
      ...rowChanges,
    },
  };
}
