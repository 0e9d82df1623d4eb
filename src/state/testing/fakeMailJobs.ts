import type { EntityId } from '#domain/lists/entityId.ts';
import { nextWork, type Work, type WorkEvent } from '#domain/work/work.ts';
import { setOf } from './fakeMailing.ts';
import { jobsFor } from '../emails/mailJobs.ts';
import { nextMail, noMail, type MailState } from '../emails/mailState.ts';

const texts = ['a', 'b', 'c', 'd', 'e'];
/** A state with this many variations for each prospect. */
export const stateOf = (counts: Record<string, number>): MailState => {
  const sets = Object.entries(counts).map(([id, count]) => setOf(id, ...texts.slice(0, count)));
  return nextMail(
    { ...noMail, ids: Object.keys(counts), status: 'ready' },
    { type: 'loaded', sets, isMore: false },
  );
};
const after = (jobs: Work<EntityId>, ...events: WorkEvent<EntityId>[]) =>
  events.reduce(nextWork<EntityId>, jobs);
export const none: Work<EntityId> = [];
/** Returns the jobs for one prospect after events of the first of them. */
export const withJobs = (
  id: string,
  times: number,
  ...events: ((key: string) => WorkEvent<EntityId>)[]
) => {
  const jobs = jobsFor(id, times);
  return after(none, { type: 'add', jobs }, ...events.map((event) => event(jobs[0]?.key ?? '')));
};
export const start = (key: string) => ({ type: 'start', key }) as const;
export const fail = (key: string) =>
  ({ type: 'fail', key, message: 'Failed to generate emails' }) as const;
export const done = (key: string) => ({ type: 'done', key }) as const;
export const stop = () => ({ type: 'stop' }) as const;
