import type { EntityId } from '#domain/lists/entityId.ts';
import type { Mailing, MailRun, MailWriting } from '#domain/mail/mailing.ts';
import { countsOf } from '#domain/work/workProgress.ts';
import { roundOf, type MailJobs } from './mailJobs.ts';
import { countOf, hasEnough, type MailState } from './mailState.ts';

/** Returns what the page shows. */
export function mailingOf(state: MailState, jobs: MailJobs): Mailing {
  const { status, message, sets, newKeys } = state;
  return {
    status,
    message,
    sets,
    newKeys,
    writing: writingOf(state, jobs),
    missing: missingOf(state, jobs).length,
    run: runOf(state, jobs),
  };
}

/** Returns the prospects without mail to whom nothing is written, has failed or was stopped. */
export function missingOf({ ids, ...state }: MailState, jobs: MailJobs): readonly EntityId[] {
  const busy = new Set(
    jobs.flatMap(({ data, state: job }) => (job.status === 'done' ? [] : [String(data)])),
  );
  return ids.filter((id) => countOf({ ids, ...state }, id) === 0 && !busy.has(String(id)));
}

/** Returns the progress of the run; null without jobs. */
function runOf({ kind, isNothingNew }: MailState, jobs: MailJobs): MailRun | null {
  if (jobs.length === 0) return null;
  const round = roundOf(jobs);
  const { waiting, running, stopped } = countsOf(jobs);
  const inRound = countsOf(jobs.filter((job) => job.round === round));
  const isRunning = waiting > 0 || (running > 0 && stopped === 0);
  return {
    kind,
    status: isRunning ? 'running' : stopped > 0 ? 'stopped' : 'finished',
    round: round + 1,
    rounds: Math.max(...jobs.map((job) => job.round)) + 1,
    done: inRound.done + inRound.failed,
    of: inRound.of,
    isNothingNew,
  };
}

/** Returns the writing state of each prospect, by id. */
function writingOf(state: MailState, jobs: MailJobs): Mailing['writing'] {
  const writing = new Map<string, MailWriting>();
  for (const { data: id, state: job } of jobs) {
    if (job.status === 'done' || (job.status !== 'running' && hasEnough(state, id))) continue;
    const former = writing.get(String(id));
    const { toCome, held, failed } = former ?? { toCome: 0, held: 0, failed: [] };
    writing.set(String(id), {
      toCome: toCome + (job.status === 'waiting' || job.status === 'running' ? 1 : 0),
      held: held + (job.status === 'stopped' ? 1 : 0),
      ...((former?.isRunning === true || job.status === 'running') && { isRunning: true }),
      failed: job.status === 'failed' ? [...failed, job.message] : failed,
    });
  }
  return writing;
}
