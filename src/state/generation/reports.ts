import type { Report } from '#domain/work/step.ts';
import { createListeners } from '../listeners.ts';

/**
 * The list or page that a generation belongs to: `usps`, `prospects`, `businessInfo`. It is the first part of a call's name.
 */
type Area = string;

/** What the server reports about generations, by area: the step while one runs, and the remark about the last one. */
export interface Reports {
  /** Stores the report that came with a call. The empty report at the start of a generation removes the previous one. */
  readonly note: (call: string, report: Report) => void;
  readonly of: (area: Area) => Report;
  /** Registers a page that shows the reports of an area. The remark is removed when the last such page is left. */
  readonly watch: (area: Area) => () => void;
  readonly subscribe: (listener: () => void) => () => void;
}

const nothing: Report = {};

/** Creates the reports, independent of React. */
export function createReports(): Reports {
  const reports = new Map<Area, Report>();
  const viewers = new Map<Area, number>();
  const listeners = createListeners();
  const set = (area: Area, report: Report) => {
    if (!reports.has(area) && Object.keys(report).length === 0) return;
    reports.set(area, report);
    listeners.tell();
  };
  const forgetRemark = (area: Area) => {
    const { remark, ...rest } = reports.get(area) ?? nothing;
    if (remark !== undefined && viewers.get(area) === 0) set(area, rest);
  };
  return {
    note: (call, report) => set(call.slice(0, call.indexOf('.')), report),
    of: (area) => reports.get(area) ?? nothing,
    watch(area) {
      viewers.set(area, (viewers.get(area) ?? 0) + 1);
      return () => {
        viewers.set(area, (viewers.get(area) ?? 1) - 1);
        // Deferred, because React runs every effect twice in development.
        setTimeout(() => forgetRemark(area), 0);
      };
    },
    subscribe: listeners.subscribe,
  };
}
