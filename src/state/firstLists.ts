import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useSWRConfig } from 'swr';
import type { Api } from '#api/createApi.ts';
import type { Identified } from '#domain/lists/collection.ts';
import type { FirstListsStatus } from '#contracts/work.ts';
import { firstKinds, type GeneratedKind } from '#domain/work/firstLists.ts';
import { t } from '#domain/words/translate.ts';
import { useCompany, type Company } from './company.ts';
import { failureText, isServerMessage } from './failure.ts';
import { generatedLists } from './generatedLists.ts';
import { listKey, loadWithRetries } from './list.ts';
import { cachedList } from './listChanges.ts';
import { createListeners } from '#platform/listeners.ts';
import type { Notices } from './notices.ts';
import { useServices } from './services.ts';
import { useStage } from './visit.ts';
import type { Wait } from '#platform/clock.ts';

/** Resolves to the generated rows; null when the answer has none. */
type Run = Promise<readonly Identified[] | null>;

/** The first generation of a company's lists in this tab, one after the other. */
type FirstListsState =
  | { readonly status: 'idle' }
  | {
      readonly status: 'running';
      readonly company: Company;
      /** The list that is being generated. */
      readonly kind: GeneratedKind;
      readonly since: number;
      /** Null until a list is found that is empty. */
      readonly run: Run | null;
    }
  | {
      readonly status: 'failed';
      readonly company: Company;
      readonly kind: GeneratedKind;
      readonly message: string;
      /** Why the list itself failed. */
      readonly reason: string;
      /** Goes on at the step that failed. */
      readonly onRetry: () => void;
      readonly onDismiss: () => void;
    }
  | { readonly status: 'ended'; readonly company: Company };

/** Where the first generation is for one list. It is due until it is started for the company in this tab. */
type Turn = 'due' | 'coming' | 'running' | 'failed' | 'past';

const idle: FirstListsState = { status: 'idle' };
const names: readonly string[] = firstKinds;

/** Creates the service. The server joins equal generations, so this needs to know of no other tab. */
export function createFirstLists({
  api,
  notices,
  left,
  wait,
  now,
}: {
  readonly api: Api;
  readonly notices: Notices;
  /** Aborts when the person signs out. */
  readonly left: AbortSignal;
  readonly wait: Wait;
  readonly now: () => number;
}) {
  const listeners = createListeners();
  let state: FirstListsState = idle;
  const set = (next: FirstListsState) => {
    state = next;
    listeners.tell();
  };

  const run = async (company: Company, kinds: readonly GeneratedKind[]): Promise<void> => {
    let mine: FirstListsState = idle;
    const show = (kind: GeneratedKind, step: Run | null) => {
      mine = { status: 'running', company, kind, since: now(), run: step };
      set(mine);
    };
    // Another company may have been saved since.
    const isOver = () => state !== mine || left.aborted;
    show(kinds[0] ?? 'usps', null);
    // Later lists are generated from earlier ones.
    for (const [index, kind] of kinds.entries()) {
      const { list, generate } = generatedLists[kind].callsOf(api, company);
      try {
        const found = await loadWithRetries(() => list(), wait);
        if (isOver()) return;
        if (found.length > 0 || !generate) continue;
        const step = generate();
        show(kind, step);
        await step;
        if (isOver()) return;
      } catch (error) {
        if (isOver()) return;
        const failed = t('message.generateAll');
        const message = isServerMessage(error) ? `${failed}. ${failureText(error)}` : failed;
        const onRetry = () => {
          if (state === mine) void run(company, kinds.slice(index));
        };
        mine = {
          status: 'failed',
          company,
          kind,
          message,
          reason: failureText(error),
          onRetry,
          onDismiss: () => {
            if (state === mine) set({ status: 'ended', company });
          },
        };
        set(mine);
        // The USP page shows its own failure.
        if (kind !== 'usps')
          notices.say('error', message, { label: t('general.retryShort'), run: onRetry });
        return;
      }
    }
    set({ status: 'ended', company });
  };

  const isOf = (company: Company | null) =>
    state.status !== 'idle' && String(state.company.companyId) === String(company?.companyId);

  return {
    /** Generates the lists that are empty, in their order (D19). Does nothing while it does so for this company. */
    start: (company: Company) => {
      if (!(state.status === 'running' && isOf(company))) void run(company, firstKinds);
    },
    /** Forgets the company of the generation, which was deleted: nothing more is generated or said. */
    forget: () => set(idle),
    /** Returns the run that generates this list; null when none does. */
    runOf: (list: string, company: Company | null) =>
      state.status === 'running' && state.kind === list && isOf(company) ? state.run : null,
    turnOf: (list: string, company: Company | null): Turn => {
      if (state.status === 'idle' || !isOf(company)) return 'due';
      if (state.status === 'ended') return 'past';
      const steps = names.indexOf(list) - names.indexOf(state.kind);
      if (state.status === 'failed') return steps === 0 ? 'failed' : 'past';
      if (steps < 0) return 'past';
      return steps === 0 && state.run ? 'running' : 'coming';
    },
    state: () => state,
    subscribe: listeners.subscribe,
  };
}

/**
 * Continues the first generation of all lists (D19) in onboarding when a page misses rows: after a reload, or on another device.
 * Returns where it is for this list.
 */
export function useFirstLists(list: string, isMissing: boolean): Turn {
  const { firstLists } = useServices();
  const company = useCompany();
  const stage = useStage();
  const isOnboarding = company !== null && stage !== 'business-info' && stage !== 'done';
  const turn = useSyncExternalStore(firstLists.subscribe, () => firstLists.turnOf(list, company));
  const isDue = isOnboarding && isMissing && turn === 'due';
  const start = useEffectEvent(() => company && firstLists.start(company));
  useEffect(() => {
    if (isDue) start();
  }, [isDue]);
  return isOnboarding ? turn : 'past';
}

/** Returns what the header shows of the first generation in this tab; null for nothing. Puts its rows into the cache. */
export function useFirstListsStatus(): FirstListsStatus | null {
  const { firstLists, reports } = useServices();
  const caches = useSWRConfig();
  const state = useSyncExternalStore(firstLists.subscribe, firstLists.state);
  const put = useEffectEvent(async (run: Run, kind: GeneratedKind, company: Company) => {
    const cached = cachedList(caches, listKey(generatedLists[kind], company));
    const rows = await run;
    if (rows) cached.put(rows);
    else await cached.load();
  });
  useEffect(() => {
    // The service says it when a run fails.
    if (state.status === 'running' && state.run)
      void put(state.run, state.kind, state.company).catch(() => undefined);
  }, [state]);
  const kind = state.status === 'running' && state.run ? state.kind : undefined;
  const step = useSyncExternalStore(reports.subscribe, () => kind && reports.of(kind).step);
  if (state.status === 'failed') return state;
  return state.status === 'running' && kind
    ? { status: 'running', kind, since: state.since, step }
    : null;
}
