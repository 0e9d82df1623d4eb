import { useEffect, useSyncExternalStore } from 'react';
import type { CallReport, Report } from '#domain/work/step.ts';
import { limits } from '#domain/settings/limits.ts';
import { createListeners } from '#platform/listeners.ts';
import { useServices } from './services.ts';

/**
 * The list or page that a generation belongs to: `usps`, `prospects`, `businessInfo`. It is the first part of a call's name.
 */
type Area = string;

/** What the server reports about generations, by area: the step while one runs, and the remarks about the last ones. */
export type Reports = ReturnType<typeof createReports>;

const nothing: Report = {};

/** Creates the reports, independent of React. */
export function createReports() {
  const reports = new Map<Area, Report>();
  const remarks = new Map<Area, readonly string[]>();
  const running = new Map<Area, number>();
  const viewers = new Map<Area, number>();
  const listeners = createListeners();
  let held: ReadonlySet<Area> = new Set();
  const of = (area: Area) => reports.get(area) ?? nothing;
  const set = (area: Area, step: Report['step']) => {
    const remark = remarks.get(area)?.join(' ');
    const former = of(area);
    if (step === former.step && remark === former.remark) return;
    reports.set(area, { ...(step && { step }), ...(remark !== undefined && { remark }) });
    listeners.tell();
  };
  const start = (area: Area) => {
    const count = running.get(area) ?? 0;
    running.set(area, count + 1);
    if (count > 0) return;
    remarks.delete(area);
    set(area, undefined);
  };
  const end = (area: Area, remark?: string) => {
    const count = Math.max(0, (running.get(area) ?? 0) - 1);
    running.set(area, count);
    const former = remarks.get(area) ?? [];
    if (remark !== undefined && !former.includes(remark))
      remarks.set(area, [...former, remark].slice(-limits.remarks));
    set(area, count > 0 ? of(area).step : undefined);
  };
  const forgetRemarks = (area: Area) => {
    if (viewers.get(area) === 0 && remarks.delete(area)) set(area, of(area).step);
  };
  return {
    /** Stores the report of a call. The first call that starts while none runs removes the earlier remarks. */
    note: (call: string, report: CallReport) => {
      const area = call.slice(0, call.indexOf('.'));
      if (report.type === 'started') start(area);
      else if (report.type === 'step') set(area, report.step);
      else end(area, report.remark);
    },
    /** Sets the areas whose calls belong together, as long as they stay in the set, even if one starts after another ended. */
    hold: (areas: ReadonlySet<Area>) => {
      const former = held;
      held = areas;
      for (const area of areas) if (!former.has(area)) start(area);
      for (const area of former) if (!areas.has(area)) end(area);
    },
    of,
    /** Registers a page that shows the reports of an area. The remarks are removed when the last such page is left. */
    watch: (area: Area) => {
      viewers.set(area, (viewers.get(area) ?? 0) + 1);
      return () => {
        viewers.set(area, (viewers.get(area) ?? 1) - 1);
        // Deferred, because React runs every effect twice in development.
        setTimeout(() => forgetRemarks(area), 0);
      };
    },
    subscribe: listeners.subscribe,
  };
}

/** Returns the report about the generation of a list: its step while it runs, and the remark about the last one. */
export function useReport(area: string): Report {
  const { reports } = useServices();
  useEffect(() => reports.watch(area), [reports, area]);
  return useSyncExternalStore(reports.subscribe, () => reports.of(area));
}
