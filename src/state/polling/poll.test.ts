import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { poll, type PollOptions, type Wait } from './poll.ts';

const timerWait: Wait = (ms, signal) =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });

function setUp(answers: readonly (readonly string[] | Error)[]) {
  const controller = new AbortController();
  const startedAt: number[] = [];
  const attempts: number[] = [];
  const load = vi.fn<PollOptions<string>['load']>(async () => {
    startedAt.push(Date.now());
    await new Promise((resolve) => setTimeout(resolve, 300));
    const answer = answers[startedAt.length - 1] ?? [];
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const outcome = poll({
    load,
    wait: timerWait,
    retries: 10,
    intervalMs: 2000,
    signal: controller.signal,
    onAttempt: (attempt) => attempts.push(attempt),
  });
  return { controller, load, outcome, startedAt, attempts };
}

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('poll', () => {
  it('starts each attempt two seconds after the former answer and stops on data', async () => {
    const { outcome, startedAt, attempts } = setUp([[], [], ['a keyword']]);
    await vi.runAllTimersAsync();
    await expect(outcome).resolves.toBe('filled');
    expect(startedAt).toEqual([2000, 4300, 6600]);
    expect(attempts).toEqual([1, 2, 3]);
  });

  it('gives up after ten attempts', async () => {
    const { outcome, load } = setUp([]);
    await vi.runAllTimersAsync();
    await expect(outcome).resolves.toBe('exhausted');
    expect(load).toHaveBeenCalledTimes(10);
  });

  it('counts a failed attempt and goes on', async () => {
    const { outcome, load } = setUp([new Error('503'), ['a keyword']]);
    await vi.runAllTimersAsync();
    await expect(outcome).resolves.toBe('filled');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('stops at once when the page is left, and hands the request the signal', async () => {
    const { outcome, controller, load } = setUp([]);
    await vi.advanceTimersByTimeAsync(2100);
    controller.abort();
    await vi.runAllTimersAsync();
    await expect(outcome).resolves.toBe('stopped');
    expect(load).toHaveBeenCalledTimes(1);
    expect(load.mock.calls[0]?.[0].aborted).toBe(true);
  });

  it('makes no request when it is left before the first interval is over', async () => {
    const { outcome, controller, load } = setUp([]);
    await vi.advanceTimersByTimeAsync(1999);
    controller.abort();
    await vi.runAllTimersAsync();
    await expect(outcome).resolves.toBe('stopped');
    expect(load).not.toHaveBeenCalled();
  });
});
