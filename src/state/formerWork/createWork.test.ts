import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { countsOf } from '#domain/work/workProgress.ts';
import { createWork, type WorkOptions } from './createWork.ts';

/** Work whose jobs take ten seconds each. Jobs named in `broken` fail. */
function workOn(options: Partial<WorkOptions<string>> = {}) {
  const asked: string[] = [];
  const broken = new Set<string>();
  const onEnd = vi.fn<() => void>();
  let underWay = 0;
  let most = 0;
  const work = createWork<string>({
    concurrency: 3,
    onEnd,
    textOf: (error) => (error instanceof Error ? error.message : ''),
    run: async (data) => {
      asked.push(data);
      underWay += 1;
      most = Math.max(most, underWay);
      await new Promise((resolve) => setTimeout(resolve, 10_000));
      underWay -= 1;
      if (broken.has(data)) throw new Error('Failed to add keyword.');
    },
    ...options,
  });
  return {
    work,
    asked,
    broken,
    onEnd,
    most: () => most,
    add: (...keys: string[]) => work.add(keys.map((key) => ({ key, data: key }))),
    states: () => work.snapshot().map(({ state }) => state.status),
  };
}

/** One lock that all tabs of a test share. */
function lockForTabs() {
  let holder: Promise<void> | undefined;
  return async (drive: () => Promise<void>) => {
    if (holder) {
      await holder;
      return 'elsewhere' as const;
    }
    holder = drive().finally(() => (holder = undefined));
    await holder;
    return 'here' as const;
  };
}

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('createWork', () => {
  it('runs three at a time until all are done, and calls onEnd once', async () => {
    const { add, asked, onEnd, most, states } = workOn();
    add('a', 'b', 'c', 'd', 'e');
    expect(asked).toEqual(['a', 'b', 'c']);
    await seconds(20);
    expect(asked).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(states()).toEqual(['done', 'done', 'done', 'done', 'done']);
    expect(most()).toBe(3);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('fails only the job that failed, and retries only that', async () => {
    const { work, add, asked, broken, states } = workOn();
    broken.add('b');
    add('a', 'b', 'c');
    await seconds(10);
    expect(work.snapshot()[1]?.state).toEqual({
      status: 'failed',
      message: 'Failed to add keyword.',
    });
    broken.clear();
    work.retry();
    await seconds(10);
    expect(asked).toEqual(['a', 'b', 'c', 'b']);
    expect(states()).toEqual(['done', 'done', 'done']);
  });

  it('starts nothing after Stop, and repeats no running job when resumed', async () => {
    const { work, add, asked, onEnd, states } = workOn();
    add('a', 'b', 'c', 'd', 'e');
    work.stop();
    expect(states()).toEqual(['running', 'running', 'running', 'stopped', 'stopped']);
    await seconds(5);
    work.resume();
    expect(asked).toEqual(['a', 'b', 'c']);
    work.stop();
    await seconds(60);
    expect(asked).toEqual(['a', 'b', 'c']);
    expect(onEnd).toHaveBeenCalledOnce();
    work.resume();
    await seconds(20);
    expect(asked).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('joins a job that is added twice', async () => {
    const { add, asked } = workOn();
    add('a', 'b');
    add('b', 'c');
    await seconds(20);
    expect(asked).toEqual(['a', 'b', 'c']);
  });

  it('counts a job as done that is not needed any more', async () => {
    const { add, asked, states } = workOn({ concurrency: 1, isNeeded: (key) => key !== 'b' });
    add('a', 'b', 'c');
    await seconds(30);
    expect(asked).toEqual(['a', 'c']);
    expect(states()).toEqual(['done', 'done', 'done']);
  });

  it('stops when somebody else has signed in', async () => {
    let isCurrentOwner = true;
    const { add, asked, states } = workOn({ concurrency: 1, mayRun: () => isCurrentOwner });
    add('a', 'b');
    isCurrentOwner = false;
    await seconds(60);
    expect(asked).toEqual(['a']);
    expect(states()).toEqual(['done', 'stopped']);
  });

  it('works in one tab at a time, and drops what the other tab has done', async () => {
    const exclusively = lockForTabs();
    const here = workOn({ exclusively });
    const there = workOn({
      exclusively,
      onElsewhere: async () => there.work.drop(new Set(['a', 'b'])),
    });
    here.add('a', 'b');
    there.add('a', 'b', 'c');
    await seconds(5);
    expect(there.states()).toEqual(['waiting', 'waiting', 'waiting']);
    await seconds(30);
    expect(here.asked).toEqual(['a', 'b']);
    expect(there.asked).toEqual(['c']);
  });

  it('starts nothing after Stop when another tab releases its lock', async () => {
    const exclusively = lockForTabs();
    const here = workOn({ exclusively });
    const there = workOn({ exclusively });
    here.add('a', 'b', 'c', 'd');
    there.add('a', 'b', 'c', 'd');
    await seconds(1);
    here.work.stop();
    there.work.stop();
    await seconds(60);
    expect(here.asked).toEqual(['a', 'b', 'c']);
    expect(there.asked).toEqual([]);
  });

  it('works without locks', async () => {
    const { add, asked } = workOn({ exclusively: () => Promise.reject(new Error('no locks')) });
    add('a');
    await seconds(10);
    add('b');
    await seconds(10);
    expect(asked).toEqual(['a', 'b']);
  });

  it('runs every job once, whatever is pressed in the meantime', async () => {
    const press = fc.constantFrom('stop' as const, 'resume' as const, 'add' as const);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(press, fc.integer({ min: 0, max: 12 })), { maxLength: 12 }),
        fc.integer({ min: 1, max: 12 }),
        fc.boolean(),
        async (presses, count, hasLock) => {
          const keys = Array.from({ length: count }, (_, index) => `job ${index}`);
          const { work, add, asked, most, states } = workOn(
            hasLock ? { exclusively: lockForTabs() } : {},
          );
          const afterStop: string[] = [];
          add(...keys);
          for (const [what, after] of presses) {
            const before = asked.length;
            if (what === 'add') {
              const status = new Map(work.snapshot().map((job) => [job.key, job.state.status]));
              add(...keys.filter((key) => status.get(key) !== 'done'));
            } else work[what]();
            // oxlint-disable-next-line no-await-in-loop -- one press after the other
            await seconds(after);
            if (what === 'stop') afterStop.push(...asked.slice(before));
          }
          expect(afterStop).toEqual([]);
          work.resume();
          await seconds(3600);
          expect([...asked].sort()).toEqual([...keys].sort());
          expect(new Set(states())).toEqual(new Set(['done']));
          expect(countsOf(work.snapshot()).of).toBe(count);
          expect(most()).toBeLessThanOrEqual(3);
        },
      ),
      { numRuns: 60 },
    );
  });
});
