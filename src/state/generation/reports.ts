import type { Report } from '#domain/work/step.ts';

/** What a generation belongs to: `usps`, `prospects`, `businessInfo`. */
type Area = string;

/** What the server says of generations, by what they belong to. */
export interface Reports {
  /** Takes what came with a call; a generation that begins forgets what was said of the last. */
  readonly note: (call: string, report: Report) => void;
  readonly of: (area: Area) => Report;
  /** Says that somebody looks; a remark goes when the last one has left. */
  readonly look: (area: Area) => () => void;
  readonly subscribe: (listener: () => void) => () => void;
}

const nothing: Report = {};

/** Creates the reports, independent of React. */
export function createReports(): Reports {
  const reports = new Map<Area, Report>();
  const viewers = new Map<Area, number>();
  const listeners = new Set<() => void>();
  const set = (area: Area, report: Report) => {
    if (!reports.has(area) && Object.keys(report).length === 0) return;
    reports.set(area, report);
    for (const listener of listeners) listener();
  };
  const forgetRemark = (area: Area) => {
    const { remark, ...rest } = reports.get(area) ?? nothing;
    if (remark !== undefined && viewers.get(area) === 0) set(area, rest);
  };
  return {
    note: (call, report) => set(call.slice(0, call.indexOf('.')), report),
    of: (area) => reports.get(area) ?? nothing,
    look(area) {
      viewers.set(area, (viewers.get(area) ?? 0) + 1);
      return () => {
        viewers.set(area, (viewers.get(area) ?? 1) - 1);
        // In development every effect runs twice.
        setTimeout(() => forgetRemark(area), 0);
      };
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
