import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createWork, type WorkPlan } from './work.ts';

/** A work service and one piece of work whose items take ten seconds each. Items named in `broken` fail. */
function workOn() {
  const asked: string[] = [];
  const broken = new Set<string>();
  const leaving = new AbortController();
  let isCurrentOwner = true;
  let isAsking = false;
  let running = 0;
  let most = 0;
  const work = createWork({
    left: leaving.signal,
    isCurrentOwner: () => isCurrentOwner,
    askBeforeClosing: (isWanted) => (isAsking = isWanted),
  });
  const onEnd = vi.fn<() => void>();
  const plan: WorkPlan<string> = {
    kind: 'adding',
    onEnd,
    textOf: (error) => (error instanceof Error ? error.message : ''),
    run: async (data) => {
      asked.push(data);
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 10_000));
      running -= 1;
      if (broken.has(data)) throw new Error('Failed to add keyword.');
    },
  };
  const one = work.of<string>('adding keywords');
  return {
    work,
    one,
    asked,
    broken,
    onEnd,
    most: () => most,
    isAsking: () => isAsking,
    signOut: () => leaving.abort(),
    becomeAnotherPerson: () => (isCurrentOwner = false),
    start: (...keys: string[]) =>
      one.start(
        plan,
        keys.map((key) => ({ key, data: key })),
      ),
    states: () => one.items().map(({ state }) => state.status),
  };
}

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('runs three at a time until all are done, asks before closing meanwhile, and calls onEnd once', async () => {
  const { start, asked, onEnd, most, states, isAsking } = workOn();
  start('a', 'b', 'c', 'd', 'e');
  expect(asked).toEqual(['a', 'b', 'c']);
  await seconds(19);
  expect(isAsking()).toBe(true);
  expect(onEnd).not.toHaveBeenCalled();
  await seconds(1);
  expect(states()).toEqual(['done', 'done', 'done', 'done', 'done']);
  expect(most()).toBe(3);
  expect(onEnd).toHaveBeenCalledOnce();
  expect(isAsking()).toBe(false);
});

it('fails only the item that failed, and retries only that', async () => {
  const { one, start, asked, broken, states } = workOn();
  broken.add('b');
  start('a', 'b', 'c');
  await seconds(10);
  expect(one.items()[1]?.state).toEqual({ status: 'failed', message: 'Failed to add keyword.' });
  broken.clear();
  one.retry();
  await seconds(10);
  expect(asked).toEqual(['a', 'b', 'c', 'b']);
  expect(states()).toEqual(['done', 'done', 'done']);
});

it('begins anew after its end', async () => {
  const { start, asked, states } = workOn();
  start('a');
  await seconds(10);
  start('a');
  await seconds(10);
  expect(asked).toEqual(['a', 'a']);
  expect(states()).toEqual(['done']);
});

it.each(['signOut', 'becomeAnotherPerson'] as const)(
  'begins nothing more after this: %s',
  async (event) => {
    const { start, asked, isAsking, ...rest } = workOn();
    start('a', 'b', 'c', 'd');
    rest[event]();
    await seconds(60);
    start('e');
    await seconds(60);
    expect(asked).toEqual(['a', 'b', 'c']);
    expect(isAsking()).toBe(false);
  },
);

it('says what is under way, and whether the open page shows it itself', async () => {
  const { work, start } = workOn();
  const heard = vi.fn<() => void>();
  start('a', 'b', 'c', 'd');
  work.subscribe(heard);
  const [first, second] = [
    work.showOnPage('adding keywords'),
    work.showOnPage('adding keywords'),
  ] as const;
  await seconds(10);
  expect(work.underWay()).toMatchObject([{ kind: 'adding', done: 3, of: 4, isOnPage: true }]);
  first();
  expect(work.underWay()[0]?.isOnPage).toBe(true);
  second();
  expect(work.underWay()[0]?.isOnPage).not.toBe(true);
  work.underWay()[0]?.onStop();
  await seconds(10);
  expect(work.underWay()).toEqual([]);
  expect(heard).toHaveBeenCalled();
});

it('runs every item once, whatever is pressed in the meantime', async () => {
  const press = fc.constantFrom('stop' as const, 'retry' as const, 'start' as const);
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(press, fc.integer({ min: 0, max: 12 })), { maxLength: 12 }),
      fc.integer({ min: 1, max: 12 }),
      async (presses, count) => {
        const keys = Array.from({ length: count }, (_, index) => `item ${index}`);
        const { one, start, asked, most, states } = workOn();
        const afterStop: string[] = [];
        start(...keys);
        for (const [what, after] of presses) {
          const before = asked.length;
          if (what === 'start') start(...keys.filter((key) => !asked.includes(key)));
          else one[what]();
          await seconds(after);
          if (what === 'stop') afterStop.push(...asked.slice(before));
        }
        expect(afterStop).toEqual([]);
        one.retry();
        await seconds(3600);
        start(...keys.filter((key) => !asked.includes(key)));
        await seconds(3600);
        expect([...asked].sort()).toEqual([...keys].sort());
        expect(new Set(states())).toEqual(new Set(states().length > 0 ? ['done'] : []));
        expect(most()).toBeLessThanOrEqual(3);
      },
    ),
    { numRuns: 60 },
  );
});

it('forgets abandoned work: nothing more begins, nothing is asked, and its name can be used again', async () => {
  const { work, one, start, asked, onEnd, states, isAsking } = workOn();
  start('a', 'b', 'c', 'd');
  work.abandon((name) => name === 'adding keywords');
  expect([states(), work.underWay(), isAsking()]).toEqual([[], [], false]);
  await seconds(10);
  one.retry();
  expect(asked).toEqual(['a', 'b', 'c']);
  expect(onEnd).not.toHaveBeenCalled();
  start('d');
  await seconds(10);
  expect(states()).toEqual(['done']);
});
