import type { EntityId } from '#domain/entityId.ts';
import type { MailRun, MailWriting } from '#domain/mailing.ts';
import { countsOf, type Work } from '#domain/work.ts';

type Jobs = Work<EntityId>;

/** The round that is under way, from 0: the first in which something is still to be done. */
export function roundOf(jobs: Jobs): number {
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
