import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countsOf,
  isUnderWay,
  nextJobs,
  nextWork,
  type JobState,
  type Work,
  type WorkEvent,
} from './work.ts';

const statusOf = (work: Work<unknown>, key: string) =>
  work.find((job) => job.key === key)?.state.status;
const after = (...events: WorkEvent<null>[]): Work<null> => events.reduce(nextWork<null>, []);
const add = (...keys: string[]): WorkEvent<null> => ({
  type: 'add',
  jobs: keys.map((key) => ({ key, data: null })),
});
const keysOf = (work: Work<unknown>) => work.map(({ key }) => key);

describe('jobs', () => {
  /** What a job in each of these states becomes by an event, in their order; `gone` when it is removed. */
  const states = ['waiting', 'running', 'done', 'failed', 'stopped'] as const;
  const table: [WorkEvent<null>, becomes: string][] = [
    [add('one'), 'waiting running waiting waiting waiting'],
    [{ type: 'start', key: 'one' }, 'running running done failed stopped'],
    [{ type: 'done', key: 'one' }, 'done done done failed stopped'],
    [{ type: 'fail', key: 'one', message: 'no' }, 'waiting failed done failed stopped'],
    [{ type: 'stop' }, 'stopped running done failed stopped'],
    [{ type: 'retry' }, 'waiting running done waiting waiting'],
    [{ type: 'drop' }, 'gone running gone gone gone'],
  ];
  const inState = (status: JobState['status']): Work<null> => [
    {
      key: 'one',
      group: 'one',
      round: 0,
      data: null,
      state: status === 'failed' ? { status, message: 'no' } : { status },
    },
  ];
  it.each(table)('become by %j: %s', (event, becomes) => {
    const after = states.map((from) => statusOf(nextWork(inState(from), event), 'one') ?? 'gone');
    expect(after.join(' ')).toBe(becomes);
  });

  it('retries and drops only the jobs that are named', () => {
    const failed = after(
      add('a', 'b'),
      { type: 'start', key: 'a' },
      { type: 'start', key: 'b' },
      { type: 'fail', key: 'a', message: 'no' },
      { type: 'fail', key: 'b', message: 'no' },
    );
    const keys = new Set(['b']);
    expect(keysOf(nextJobs(nextWork(failed, { type: 'retry', keys }), 3))).toEqual(['b']);
    expect(keysOf(nextWork(failed, { type: 'drop', keys }))).toEqual(['a']);
  });

  it('starts a round when the one before it has ended', () => {
    const jobs = [0, 1].flatMap((round) =>
      ['a', 'b'].map((group) => ({ key: `${group}${round}`, group, round, data: null })),
    );
    let work = after(
      { type: 'add', jobs },
      { type: 'start', key: 'a0' },
      { type: 'done', key: 'a0' },
    );
    expect(keysOf(nextJobs(work, 3))).toEqual(['b0']);
    work = [
      { type: 'start', key: 'b0' } as const,
      { type: 'fail', key: 'b0', message: 'no' } as const,
    ].reduce<Work<null>>(nextWork, work);
    expect(keysOf(nextJobs(work, 3))).toEqual(['a1', 'b1']);
  });
});

describe('events in any order', () => {
  const key = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
  const event: fc.Arbitrary<WorkEvent<null>> = fc.oneof(
    fc.record({
      type: fc.constant('add' as const),
      jobs: fc.array(
        key.chain((one) =>
          fc.record({
            key: fc.constant(one),
            data: fc.constant(null),
            // Two neighbours share a group, and the round depends on the key.
            group: fc.constant('aabbcc'['abcdef'.indexOf(one)] ?? one),
            round: fc.constant('abcdef'.indexOf(one) % 2),
          }),
        ),
      ),
    }),
    fc.record({ type: fc.constantFrom('start' as const, 'done' as const), key }),
    fc.record({ type: fc.constant('fail' as const), key, message: fc.constant('no') }),
    fc.record({ type: fc.constantFrom('stop' as const, 'retry' as const) }),
    fc.record({
      type: fc.constantFrom('retry' as const, 'drop' as const),
      keys: fc.uniqueArray(key).map((keys) => new Set(keys)),
    }),
  );
  const atOnce = fc.integer({ min: 1, max: 4 });
  /** Starts every job that may start, as `createWork` does. */
  const pumped = (work: Work<null>, most: number) =>
    nextJobs(work, most).reduce<Work<null>>(
      (next, job) => nextWork(next, { type: 'start', key: job.key }),
      work,
    );
  const running = (work: Work<null>) => work.filter(({ state }) => state.status === 'running');

  it('never duplicate or lose a job, run more than n, or run two of a group', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), atOnce, (events, most) => {
        let work: Work<null> = [];
        const asked = new Set<string>();
        // Only `createWork` starts jobs.
        for (const one of events.filter(({ type }) => type !== 'start')) {
          const before = work;
          work = nextWork(work, one);
          if (one.type === 'add') for (const job of one.jobs) asked.add(job.key);
          if (one.type === 'drop')
            for (const name of one.keys ?? [])
              if (statusOf(before, name) !== 'running') asked.delete(name);
          work = pumped(work, most);
          expect(new Set(keysOf(work)).size).toBe(work.length);
          expect(new Set(keysOf(work))).toEqual(asked);
          expect(running(work).length).toBeLessThanOrEqual(most);
          const groups = running(work).map(({ group }) => group);
          expect(new Set(groups).size).toBe(groups.length);
        }
      }),
    );
  });

  it('start nothing after Stop until they are retried, and do not restart running jobs', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), atOnce, (events, most) => {
        const work = nextWork(events.reduce<Work<null>>(nextWork, []), { type: 'stop' });
        expect(nextJobs(work, most)).toEqual([]);
        const ended = running(work).reduce<Work<null>>(
          (next, job) => nextWork(next, { type: 'done', key: job.key }),
          work,
        );
        expect(nextJobs(ended, most)).toEqual([]);
        expect(isUnderWay(ended)).toBe(false);
        const gone = nextWork(work, { type: 'retry' });
        const names = new Set(keysOf(running(work)));
        expect(nextJobs(gone, most).filter((job) => names.has(job.key))).toEqual([]);
        expect(keysOf(running(gone))).toEqual([...names]);
      }),
    );
  });

  it('finish when every started job ends', () => {
    fc.assert(
      fc.property(
        fc.array(event, { maxLength: 40 }),
        atOnce,
        fc.infiniteStream(fc.boolean()),
        (events, most, fates) => {
          let work = nextWork(events.reduce<Work<null>>(nextWork, []), { type: 'retry' });
          while (isUnderWay(work)) {
            work = pumped(work, most);
            const [first] = running(work);
            if (!first) throw new Error('Something waits, and nothing can start.');
            work = nextWork(
              work,
              fates.next().value === true
                ? { type: 'done', key: first.key }
                : { type: 'fail', key: first.key, message: 'no' },
            );
          }
          const { done, failed, of } = countsOf(work);
          expect(done + failed).toBe(of);
        },
      ),
    );
  });
});
