import type { EntityId } from '#domain/lists/entityId.ts';
import type { MailRun } from '#domain/mail/mailing.ts';
import { limits } from '#domain/settings/limits.ts';
import type { JobState, NewJob, Work } from '#domain/work/work.ts';
import { isUnderWay, keysOf, notDone, pastKeys } from '#domain/work/workProgress.ts';
import { countOf, hasEnough, type MailState } from './mailState.ts';

/** A job is one request for one prospect. */
export type MailJobs = Work<EntityId>;
type NewJobs = readonly NewJob<EntityId>[];

/** The number of variations that each prospect should have in the end, by prospect id. */
export type WantedCounts = ReadonlyMap<string, number>;

/** Returns the current round, counted from 0: the first one with unfinished jobs. */
export function roundOf(jobs: MailJobs): number {
  const open = jobs.filter(({ state }) => !['done', 'failed'].includes(state.status));
  const last = Math.max(0, ...jobs.map(({ round }) => round));
  return Math.min(last, ...open.map(({ round }) => round));
}

/** Returns the number of unfinished jobs of each prospect, by id. */
function openCounts(jobs: MailJobs): WantedCounts {
  const counts = new Map<string, number>();
  for (const { data } of notDone(jobs))
    counts.set(String(data), (counts.get(String(data)) ?? 0) + 1);
  return counts;
}

/** Returns the wanted counts of all prospects with unfinished jobs. */
export function wantedOf(state: MailState, jobs: MailJobs): WantedCounts {
  const open = [...openCounts(jobs)].filter(([id]) => !hasEnough(state, id));
  return new Map(open.map(([id, count]) => [id, countOf(state, id) + count]));
}

let jobCount = 0;

/** Returns jobs for one prospect, one for each round from `first` on. */
export const jobsFor = (id: EntityId, times: number, first = 0): NewJobs =>
  Array.from({ length: Math.max(0, times) }, (_, index) => {
    jobCount += 1;
    return { key: String(jobCount), group: String(id), round: first + index, data: id };
  });

export interface MailPlan {
  readonly kind: MailRun['kind'];
  /** Jobs that were started earlier: in this tab, in another one or before a reload. */
  readonly begun: NewJobs;
  /** The first variations of prospects without mail. */
  readonly missing: NewJobs;
  /** Keys of the jobs that these replace. */
  readonly insteadOf: ReadonlySet<string>;
}

/**
 * Returns the jobs for all missing variations. With `replacesUnstarted`, they also replace jobs that have not started,
 * because another tab may have done some of them.
 */
export function planOf(
  state: MailState,
  jobs: MailJobs,
  wanted: WantedCounts,
  replacesUnstarted: boolean,
): MailPlan {
  const isReplaced = ({ status }: JobState) => status === 'waiting' || status === 'stopped';
  const staying = replacesUnstarted ? jobs.filter((job) => !isReplaced(job.state)) : jobs;
  const open = openCounts(staying);
  const lacking = (id: EntityId, count: number) => {
    const times = count - countOf(state, id) - (open.get(String(id)) ?? 0);
    return jobsFor(id, times, Math.max(0, limits.emailRounds - times));
  };
  const countWanted = (id: EntityId) => wanted.get(String(id)) ?? 0;
  const begun = state.ids.flatMap((id) => lacking(id, countWanted(id)));
  const isOneMore = begun.some(({ data }) => countWanted(data) > limits.emailVariations);
  const past = pastKeys(staying);
  const stays = keysOf(staying.filter(({ key }) => !past.has(key)));
  return {
    kind: isUnderWay(staying) ? state.kind : isOneMore ? 'more' : 'first',
    begun,
    missing: state.ids
      .filter((id) => countOf(state, id) === 0 && !wanted.has(String(id)))
      .flatMap((id) => lacking(id, limits.emailRounds)),
    insteadOf: keysOf(jobs.filter(({ key }) => !stays.has(key))),
  };
}

/**
 * Returns the jobs to retry for one prospect: failed or stopped ones, or the first variations when the prospect has none.
 */
export function retryJobsFor(state: MailState, jobs: MailJobs, id: EntityId): NewJobs {
  const mine = jobs.filter(({ data }) => String(data) === String(id));
  const inStatus = (status: JobState['status']) =>
    mine.filter((job) => job.state.status === status);
  const failed = inStatus('failed');
  const round = isUnderWay(jobs) ? roundOf(jobs) : 0;
  if (failed.length > 0) return failed.map((job, index) => ({ ...job, round: round + index }));
  const stopped = inStatus('stopped');
  const hasSome = stopped.length > 0 || countOf(state, id) > 0 || isUnderWay(mine);
  return hasSome ? stopped : jobsFor(id, limits.emailRounds);
}
