import type { JobState, Work } from './work.ts';

export type WorkCounts = Readonly<Record<JobState['status'], number>> & { readonly of: number };

/** Counts the jobs by state. */
export function countsOf(work: Work<unknown>): WorkCounts {
  const counts = { waiting: 0, running: 0, done: 0, failed: 0, stopped: 0, of: work.length };
  for (const { state } of work) counts[state.status] += 1;
  return counts;
}

/** Returns true when jobs are waiting or running. Then closing the page asks first. */
export function isUnderWay(work: Work<unknown>): boolean {
  return work.some(({ state }) => state.status === 'waiting' || state.status === 'running');
}

/** Returns the jobs that are done, running or waiting. */
export function doneOrComing<Data>(work: Work<Data>): Work<Data> {
  return work.filter(({ state }) => ['done', 'running', 'waiting'].includes(state.status));
}
