import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useSWRConfig } from 'swr';
import type { GenerationStatus } from '#domain/work/generation.ts';
import { generatedLists } from './generatedLists.ts';
import { listKey } from './list.ts';
import { cachedList } from './listChanges.ts';
import { useServices } from './services.ts';

/** Returns what the header shows of the first generation of all lists in this tab, and puts its rows into the cache. */
export function useGenerationStatus(): GenerationStatus {
  const { firstLists, reports } = useServices();
  const caches = useSWRConfig();
  const state = useSyncExternalStore(firstLists.subscribe, firstLists.state);
  const run = state.status === 'running' ? state.run : null;
  const put = useEffectEvent(async () => {
    if (state.status !== 'running') return;
    const { kind, company } = state;
    const cached = cachedList(caches, listKey(generatedLists[kind], company));
    const rows = await state.run;
    if (rows) cached.put(rows);
    else await cached.load();
  });
  useEffect(() => {
    // The service says it when a run fails.
    if (run) void put().catch(() => undefined);
  }, [run]);
  const kind = run && state.status === 'running' ? state.kind : undefined;
  const step = useSyncExternalStore(reports.subscribe, () => kind && reports.of(kind).step);
  if (state.status === 'failed') return state;
  return state.status === 'running' && run
    ? { status: 'running', kind: state.kind, since: state.since, step }
    : { status: 'idle' };
}
