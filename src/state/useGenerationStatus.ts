import { useSyncExternalStore } from 'react';
import type { GenerationStatus } from '#domain/work/generationStatus.ts';
import { useServices } from './services.ts';

/** Returns what the header shows of the first generation of all lists in this tab. */
export function useGenerationStatus(): GenerationStatus {
  const { firstLists, reports } = useServices();
  const state = useSyncExternalStore(firstLists.subscribe, firstLists.state);
  const kind = state.status === 'running' ? state.kind : undefined;
  const step = useSyncExternalStore(reports.subscribe, () => kind && reports.of(kind).step);
  return state.status === 'running'
    ? { status: 'running', kind: state.kind, since: state.since, step }
    : state;
}
