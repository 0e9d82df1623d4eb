import type { EntityId } from '#domain/lists/entityId.ts';
import type { NewJob, Work } from '#domain/work/work.ts';

/** A job is one request for one prospect. */
export type MailJobs = Work<EntityId>;

/** Returns the current round, counted from 0: the first one with unfinished jobs. */
export function roundOf(jobs: MailJobs): number {
  const open = jobs.filter(({ state }) => !['done', 'failed'].includes(state.status));
  const last = Math.max(0, ...jobs.map(({ round }) => round));
  return Math.min(last, ...open.map(({ round }) => round));
}

let jobCount = 0;

/** Returns jobs for one prospect, one for each round. */
export const jobsFor = (id: EntityId, times: number): readonly NewJob<EntityId>[] =>
  Array.from({ length: times }, (_, round) => {
    jobCount += 1;
    return { key: String(jobCount), group: String(id), round, data: id };
  });

/** Returns the keys of the failed and the stopped jobs of a prospect. */
export const unfinishedKeys = (jobs: MailJobs, id: EntityId): readonly string[] =>
  jobs.flatMap(({ key, data, state: { status } }) =>
    String(data) === String(id) && (status === 'failed' || status === 'stopped') ? [key] : [],
  );
