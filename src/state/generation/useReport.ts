import { useEffect, useSyncExternalStore } from 'react';
import type { Report } from '#domain/work/step.ts';
import { useServices } from '../services.ts';

/** Returns the report about the generation of a list: its step while it runs, and the remark about the last one. */
export function useReport(area: string): Report {
  const { reports } = useServices();
  useEffect(() => reports.watch(area), [reports, area]);
  return useSyncExternalStore(reports.subscribe, () => reports.of(area));
}
