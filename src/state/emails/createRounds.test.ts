import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EntityId } from '#domain/entityId.ts';
import { createRounds, type RoundsPlan } from './createRounds.ts';

/** Requests that are answered by hand. */
function held(isEnough: (id: EntityId) => boolean = () => false) {
  const open = new Map<
    string,
    { answer: (text: string) => void; fail: () => void; signal: AbortSignal }[]
  >();
  const asked: string[] = [];
  const came: string[] = [];
  const failed: string[] = [];
  let most = 0;
  const count = () => [...open.values()].flat().length;
  const rounds = createRounds<string>({
    concurrency: 3,
    isEnough,
    work: (id, signal) =>
      new Promise((resolve, reject) => {
        asked.push(String(id));
        const request = { answer: resolve, fail: () => reject(new Error('no')), signal };
        open.set(String(id), [...(open.get(String(id)) ?? []), request]);
        most = Math.max(most, count());
      }),
    onDone: (id, answer) => came.push(`${id} ${answer}`),
    onFail: (id) => failed.push(String(id)),
    onMove: () => undefined,
  });
  const start = (plan: RoundsPlan) => {
    rounds.plan(plan);
    return rounds.go();
  };
  const take = (id: EntityId) => {
    const [request, ...rest] = open.get(String(id)) ?? [];
    open.set(String(id), rest);
    return request;
  };
  const settled = () => vi.advanceTimersByTimeAsync(0);
  return {
    rounds,
    start,
    asked,
    came,
    failed,
    most: () => most,
    signalOf: (id: EntityId) => open.get(String(id))?.[0]?.signal,
    answer: async (id: EntityId, text = 'letter') => {
      take(id)?.answer(text);
      await settled();
    },
    fail: async (id: EntityId) => {
      take(id)?.fail();
      await settled();
    },
  };
}

const each = (count: number, ...ids: EntityId[]): RoundsPlan =>
  new Map(ids.map((id) => [id, count]));

describe('createRounds', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('asks for everyone once before it asks for anyone again, three at a time', async () => {
    const { rounds, start, asked, answer, most } = held();
    const over = vi.fn<(how: string) => void>();
    void start(each(2, 1, 2, 3, 4)).then(over);
    expect(asked).toEqual(['1', '2', '3']);
    await answer(2);
    expect(asked).toEqual(['1', '2', '3', '4']);
    expect(rounds.progress()).toEqual({ round: 1, rounds: 2, done: 1, of: 4 });
    await answer(1);
    await answer(3);
    expect(asked).toHaveLength(4);
    await answer(4);
    expect(asked.slice(4)).toEqual(['1', '2', '3']);
    expect(rounds.progress()).toEqual({ round: 2, rounds: 2, done: 0, of: 4 });
    for (const id of [1, 2, 3, 4]) await answer(id);
    expect(over).toHaveBeenCalledExactlyOnceWith('finished');
    expect(most()).toBe(3);
  });

  it('tells of a failure and goes on, also in later rounds', async () => {
    const { rounds, start, asked, answer, fail, failed, came } = held();
    const over = start(each(3, 1, 2));
    await fail(1);
    await answer(2);
    expect(failed).toEqual(['1']);
    expect(asked).toEqual(['1', '2', '1', '2']);
    expect(rounds.toCome(1)).toBe(2);
    for (const id of [1, 2, 1, 2]) await answer(id);
    await expect(over).resolves.toBe('finished');
    expect(came).toHaveLength(5);
  });

  it('skips who has enough', async () => {
    const enough = new Set<string>();
    const { rounds, start, asked, answer } = held((id) => enough.has(String(id)));
    const over = start(each(3, 1, 2));
    enough.add('1');
    await answer(1);
    await answer(2);
    expect(asked).toEqual(['1', '2', '2']);
    await answer(2);
    await answer(2);
    await expect(over).resolves.toBe('finished');
    expect(rounds.toCome(1)).toBe(0);
  });

  it('begins nothing after Stop, takes in what was under way, and goes on from there', async () => {
    const { rounds, start, asked, answer, fail, came, failed, most } = held();
    const first = start(each(1, 1, 2, 3, 4, 5));
    rounds.stop();
    await expect(first).resolves.toBe('stopped');
    await answer(1);
    await fail(2);
    expect(asked).toEqual(['1', '2', '3']);
    expect(came).toEqual(['1 letter']);
    // What failed after Stop failed for nobody: it is asked for again.
    expect(failed).toEqual([]);
    const second = rounds.go();
    expect(asked.slice(3)).toEqual(['2', '4']);
    for (const id of [3, 2, 4, 5]) await answer(id);
    await expect(second).resolves.toBe('finished');
    expect(most()).toBe(3);
    expect(rounds.progress()).toEqual({ round: 1, rounds: 1, done: 5, of: 5 });
  });

  it('frees the places of requests that hang, and takes their late answers in', async () => {
    const { rounds, start, asked, answer, came, signalOf } = held();
    void start(each(1, 1, 2, 3, 4));
    const hanging = signalOf(1);
    rounds.stop();
    rounds.abandon();
    expect(hanging?.aborted).toBe(true);
    const over = rounds.go();
    expect(asked).toHaveLength(6);
    await answer(1, 'late');
    expect(came).toEqual(['1 late']);
    expect(rounds.progress().done).toBe(0);
    for (const id of [1, 2, 2, 3, 3, 4]) await answer(id);
    await expect(over).resolves.toBe('finished');
  });

  it('never asks twice at once for the same one', async () => {
    const { rounds, start, asked, answer } = held();
    const over = start(each(1, 1));
    rounds.add(each(2, 1));
    expect(asked).toEqual(['1']);
    await answer(1);
    expect(asked).toEqual(['1', '1']);
    await answer(1);
    await answer(1);
    await expect(over).resolves.toBe('finished');
    expect(asked).toHaveLength(3);
  });

  it('counts nothing of a former plan for the next', async () => {
    const { rounds, start, answer, fail, came, failed } = held();
    void start(each(1, 1, 2));
    rounds.stop();
    const over = start(each(1, 7));
    await answer(1);
    await fail(2);
    expect(came).toEqual(['1 letter']);
    expect(failed).toEqual([]);
    expect(rounds.progress()).toEqual({ round: 1, rounds: 1, done: 0, of: 1 });
    await answer(7);
    await expect(over).resolves.toBe('finished');
  });

  it('is through at once with nothing to do', async () => {
    await expect(held().start(new Map())).resolves.toBe('finished');
  });

  it('takes five hundred three times over with three under way', async () => {
    let underWay = 0;
    let most = 0;
    let asked = 0;
    const rounds = createRounds<void>({
      concurrency: 3,
      isEnough: () => false,
      work: async (id) => {
        underWay += 1;
        asked += 1;
        most = Math.max(most, underWay);
        await new Promise((resolve) => setTimeout(resolve, 10 + (Number(id) % 7)));
        underWay -= 1;
      },
      onDone: () => undefined,
      onFail: () => undefined,
      onMove: () => undefined,
    });
    rounds.plan(each(3, ...Array.from({ length: 500 }, (_, index) => index + 1)));
    const over = rounds.go();
    await vi.runAllTimersAsync();
    await expect(over).resolves.toBe('finished');
    expect({ most, asked, left: underWay }).toEqual({ most: 3, asked: 1500, left: 0 });
  });
});
