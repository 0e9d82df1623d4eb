import { useEffect, useSyncExternalStore } from 'react';
import type { Report } from '#domain/work/step.ts';
import { useServices } from '../services.ts';

/** What the server says of the generation of a list while it runs, and what it said of the last one. */
export function useReport(area: string): Report {
  const { reports } = useServices();
  useEffect(() => reports.look(area), [reports, area]);
  return useSyncExternalStore(reports.subscribe, () => reports.of(area));
}
