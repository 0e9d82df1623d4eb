import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EntityId } from '#domain/lists/entityId.ts';
import { limits } from '#domain/settings/limits.ts';
import type { Work } from '#domain/work/work.ts';
import { retryJobsFor, jobsFor, planOf, wantedOf } from './mailJobs.ts';
import { countOf, type MailState } from './mailState.ts';
import { after, done, fail, none, start, stateOf, stop, withJobs } from './fakeMailJobs.ts';

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

  it('writes first variations as such while more are wanted for others, or were wanted and are there', () => {
    const wanted = new Map([
      ['2', 4],
      ['9', 4],
    ]);
    expect(planned(stateOf({ 1: 0, 2: 4 }), wanted).kind).toBe('first');
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
