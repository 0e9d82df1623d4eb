import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EntityId } from '#domain/lists/entityId.ts';
import { limits } from '#domain/settings/limits.ts';
import { nextWork, type Work, type WorkEvent } from '#domain/work/work.ts';
import { setOf } from './fakeMailing.ts';
import { retryJobsFor, jobsFor, mailingOf, planOf, wantedOf } from './mailJobs.ts';
import { countOf, nextMail, noMail, type MailState } from './mailState.ts';

const texts = ['a', 'b', 'c', 'd', 'e'];
/** A state with this many variations for each prospect. */
const stateOf = (counts: Record<string, number>): MailState => {
  const sets = Object.entries(counts).map(([id, count]) => setOf(id, ...texts.slice(0, count)));
  return nextMail(
    { ...noMail, ids: Object.keys(counts), status: 'ready' },
    { type: 'loaded', sets, isMore: false },
  );
};
const after = (jobs: Work<EntityId>, ...events: WorkEvent<EntityId>[]) =>
  events.reduce(nextWork<EntityId>, jobs);
const none: Work<EntityId> = [];
const withJobs = (
  id: string,
  times: number,
  ...events: ((key: string) => WorkEvent<EntityId>)[]
) => {
  const jobs = jobsFor(id, times);
  return after(none, { type: 'add', jobs }, ...events.map((event) => event(jobs[0]?.key ?? '')));
};
const start = (key: string) => ({ type: 'start', key }) as const;
const fail = (key: string) =>
  ({ type: 'fail', key, message: 'Failed to generate emails' }) as const;
const done = (key: string) => ({ type: 'done', key }) as const;
const stop = () => ({ type: 'stop' }) as const;
const nothing = new Map<string, number>();

describe('planOf', () => {
  const planned = (state: MailState, wanted = nothing, jobs = none) => {
    const { begun, missing, kind } = planOf(state, jobs, wanted, false);
    const ids = (all: typeof begun) => all.map(({ data, round }) => `${data} in ${round}`);
    return { begun: ids(begun), missing: ids(missing), kind };
  };

  it('plans three variations for prospects without mail, and none for the others', () => {
    expect(planned(stateOf({ 1: 0, 2: 1 }))).toEqual({
      begun: [],
      missing: ['1 in 0', '1 in 1', '1 in 2'],
      kind: 'first',
    });
  });

  it('plans the missing variations of an earlier run in the last rounds', () => {
    expect(
      planned(
        stateOf({ 1: 2, 2: 0 }),
        new Map([
          ['1', 3],
          ['2', 2],
        ]),
      ),
    ).toEqual({
      begun: ['1 in 2', '2 in 1', '2 in 2'],
      missing: [],
      kind: 'first',
    });
  });

  it('continues as a run for more when more than the first variations were wanted', () => {
    expect(planned(stateOf({ 1: 3 }), new Map([['1', 4]]))).toMatchObject({
      kind: 'more',
      begun: ['1 in 2'],
    });
  });

  it('does not change the kind of a running run', () => {
    const jobs = withJobs('1', 1, start);
    expect(planned({ ...stateOf({ 1: 3 }), kind: 'retry' }, nothing, jobs).kind).toBe('retry');
  });

  it('replaces done jobs when none is running', () => {
    const jobs = withJobs('1', 1, start, done);
    const [key] = jobs.map((job) => job.key);
    expect([...planOf(stateOf({ 1: 1 }), jobs, nothing, false).insteadOf]).toEqual([key]);
    const busy = after(jobs, { type: 'add', jobs: jobsFor('2', 1) });
    expect(planOf(stateOf({ 1: 1 }), busy, nothing, false).insteadOf.size).toBe(0);
  });
});

const prospects = ['1', '2', '3'];
const counts = fc.record(Object.fromEntries(prospects.map((id) => [id, fc.nat(5)])));
const wantedCounts = fc
  .dictionary(fc.constantFrom(...prospects), fc.integer({ min: 1, max: 5 }))
  .map((wanted) => new Map(Object.entries(wanted)));
/** Jobs in any combination of states. */
const anyJobs = fc
  .array(
    fc.tuple(
      fc.constantFrom(...prospects),
      fc.constantFrom('waiting', 'running', 'done', 'failed', 'stopped'),
    ),
  )
  .map((jobs) =>
    jobs.flatMap(([id, status]): Work<EntityId> => {
      const [job] = withJobs(id, 1);
      if (!job) return [];
      return [{ ...job, state: status === 'failed' ? { status, message: 'no' } : { status } }];
    }),
  );
const openOf = (jobs: Work<EntityId>, id: string) =>
  jobs.filter(({ data, state }) => data === id && state.status !== 'done').length;

describe('a plan, for any mail and any earlier jobs', () => {
  it('plans exactly the wanted variations, and a second plan adds none', () => {
    fc.assert(
      fc.property(
        counts,
        wantedCounts,
        anyJobs,
        fc.boolean(),
        (some, wanted, jobs, replacesUnstarted) => {
          const state = stateOf(some);
          const plan = planOf(state, jobs, wanted, replacesUnstarted);
          const { begun, missing, insteadOf } = plan;
          const next = after(jobs, { type: 'add', jobs: [...begun, ...missing], insteadOf });
          for (const id of prospects) {
            const has = countOf(state, id);
            const open = openOf(next, id);
            const target = wanted.get(id) ?? (has === 0 ? limits.emailRounds : 0);
            const before = jobs.filter(({ key }) => !insteadOf.has(key));
            expect(open).toBe(Math.max(openOf(before, id), target - has));
          }
          const replaced = jobs
            .filter(({ key }) => insteadOf.has(key))
            .map((job) => job.state.status);
          expect(replaced).not.toContain('running');
          expect(replaced).not.toContain('failed');
          const again = planOf(state, next, wanted, replacesUnstarted);
          expect(again.begun.length + again.missing.length).toBe(
            replacesUnstarted ? begun.length + missing.length : 0,
          );
        },
      ),
    );
  });

  it('is restored from the stored counts', () => {
    fc.assert(
      fc.property(counts, (some) => {
        const state: MailState = { ...stateOf(some), kind: 'more' };
        const { missing } = planOf(state, none, nothing, false);
        const jobs = after(none, { type: 'add', jobs: missing });
        const again = planOf(state, none, wantedOf(state, jobs), false);
        expect(again.begun.map(({ data }) => data)).toEqual(missing.map(({ data }) => data));
        expect(again.missing).toEqual([]);
      }),
    );
  });
});

describe('retryJobsFor', () => {
  it.each([
    ['what failed', 1, withJobs('1', 3, start, fail), 1],
    ['what was stopped', 0, withJobs('1', 2, stop), 2],
    ['the first variations of who has none', 0, none, 3],
    ['nothing for who has some', 1, none, 0],
    ['nothing for whom it is under way', 0, withJobs('1', 2, start), 0],
  ])('asks for %s', (_what, count, jobs, expected) => {
    expect(retryJobsFor(stateOf({ 1: count }), jobs, '1')).toHaveLength(expected);
  });
});

describe('mailingOf', () => {
  it.each([
    ['no run where nothing was asked for', none, null],
    [
      'a run that goes on',
      withJobs('1', 2, start),
      { status: 'running', round: 1, rounds: 2, done: 0, of: 1 },
    ],
    [
      'the next round',
      withJobs('1', 2, start, done),
      { status: 'running', round: 2, done: 0, of: 1 },
    ],
    [
      'a run that was stopped while a request is under way',
      withJobs('1', 2, start, stop),
      { status: 'stopped', round: 1 },
    ],
    ['a run that has ended', withJobs('1', 1, start, fail), { status: 'finished', done: 1, of: 1 }],
  ])('shows %s', (_what, jobs, run) => {
    expect(mailingOf(stateOf({ 1: 0 }), jobs)).toMatchObject({ run });
  });

  it('counts coming, held and failed requests of each prospect', () => {
    const jobs = withJobs('1', 3, start, fail, stop);
    expect(
      mailingOf(stateOf({ 1: 0 }), [...jobs, ...withJobs('1', 1, start)]).writing.get('1'),
    ).toEqual({
      toCome: 1,
      isRunning: true,
      held: 2,
      failed: ['Failed to generate emails'],
    });
  });

  it('leaves out first variations of prospects with enough', () => {
    expect(mailingOf(stateOf({ 1: 3 }), withJobs('1', 1)).writing.size).toBe(0);
  });
});
