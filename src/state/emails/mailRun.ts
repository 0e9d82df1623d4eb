import type { EntityId } from '#domain/lists/entityId.ts';
import type { MailRun, MailWriting } from '#domain/mail/mailing.ts';
import { limits } from '#domain/settings/limits.ts';
import {
  countsOf,
  isUnderWay,
  notDone,
  type Job,
  type NewJob,
  type Work,
} from '#domain/work/work.ts';

type Jobs = Work<EntityId>;

/** The round that is under way, from 0: the first in which something is still to be done. */
function roundOf(jobs: Jobs): number {
  const open = jobs.filter(({ state }) => !['done', 'failed'].includes(state.status));
  const last = Math.max(0, ...jobs.map(({ round }) => round));
  return Math.min(last, ...open.map(({ round }) => round));
}

/** How far the writing is; null where nothing was asked for. */
export function runOf(jobs: Jobs, kind: MailRun['kind'], isNothingNew: boolean): MailRun | null {
  if (jobs.length === 0) return null;
  const round = roundOf(jobs);
  const { waiting, running, stopped } = countsOf(jobs);
  const inRound = countsOf(jobs.filter((job) => job.round === round));
  const open = waiting > 0 || (running > 0 && stopped === 0);
  return {
    kind,
    status: open ? 'running' : stopped > 0 ? 'stopped' : 'finished',
    round: round + 1,
    rounds: Math.max(...jobs.map((job) => job.round)) + 1,
    done: inRound.done + inRound.failed,
    of: inRound.of,
    isNothingNew,
  };
}

/** What is being done for each prospect, by id. */
export function writingOf(
  jobs: Jobs,
  isOver: (id: EntityId) => boolean,
): ReadonlyMap<string, MailWriting> {
  const writing = new Map<string, { toCome: number; held: number; failed: string[] }>();
  for (const { data, state } of jobs) {
    if (state.status === 'done' || (state.status !== 'running' && isOver(data))) continue;
    const entry = writing.get(String(data)) ?? { toCome: 0, held: 0, failed: [] };
    writing.set(String(data), entry);
    if (state.status === 'failed') entry.failed.push(state.message);
    else entry[state.status === 'stopped' ? 'held' : 'toCome'] += 1;
  }
  return writing;
}

/** How many jobs of each prospect are not done, by id. */
function openCounts(jobs: Jobs): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { data } of notDone(jobs))
    counts.set(String(data), (counts.get(String(data)) ?? 0) + 1);
  return counts;
}

/** How many variations each prospect is to have in the end, by id; who is through is left out. */
export function wantedOf(
  jobs: Jobs,
  countOf: (id: EntityId) => number,
  isOver: (id: EntityId) => boolean,
): ReadonlyMap<string, number> {
  const open = [...openCounts(jobs)].filter(([id]) => !isOver(id));
  return new Map(open.map(([id, count]) => [id, countOf(id) + count]));
}

let jobCount = 0;

/** So many requests for one prospect, one for each round from this one on. */
export const jobsFor = (id: EntityId, times: number, first = 0): NewJob<EntityId>[] =>
  Array.from({ length: Math.max(0, times) }, (_, index) => {
    jobCount += 1;
    return { key: String(jobCount), group: String(id), round: first + index, data: id };
  });

/** What is lacking: of what was begun before, here or elsewhere, and the first variations of who has none. */
export function lackingJobs(
  ids: readonly EntityId[],
  jobs: Jobs,
  wanted: ReadonlyMap<string, number>,
  countOf: (id: EntityId) => number,
): { readonly begun: NewJob<EntityId>[]; readonly missing: NewJob<EntityId>[] } {
  const open = openCounts(jobs);
  const lacking = (id: EntityId, count: number) => {
    const times = count - countOf(id) - (open.get(String(id)) ?? 0);
    return jobsFor(id, times, Math.max(0, limits.emailRounds - times));
  };
  return {
    begun: ids.flatMap((id) => lacking(id, wanted.get(String(id)) ?? 0)),
    missing: ids
      .filter((id) => countOf(id) === 0 && !wanted.has(String(id)))
      .flatMap((id) => lacking(id, limits.emailRounds)),
  };
}

/** One prospect once more: what failed or was stopped, or the first variations where there are none. */
export function againFor(id: EntityId, jobs: Jobs, count: number): readonly NewJob<EntityId>[] {
  const mine = jobs.filter(({ data }) => String(data) === String(id));
  const inState = (status: Job<EntityId>['state']['status']) =>
    mine.filter(({ state }) => state.status === status);
  const failed = inState('failed');
  const round = isUnderWay(jobs) ? roundOf(jobs) : 0;
  if (failed.length > 0) return failed.map((job, index) => ({ ...job, round: round + index }));
  const held = inState('stopped');
  return held.length > 0 || count > 0 || isUnderWay(mine) ? held : jobsFor(id, limits.emailRounds);
}
