import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { systemClock } from '#platform/clock.ts';
import { waitWhileVisible } from '#platform/visibility.ts';
import { poll, type PollOptions, type Wait } from './poll.ts';

const timerWait: Wait = (ms, signal) =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });

/** Longer than ten attempts. */
const minuteMs = 60_000;

function setUp(answers: readonly (readonly string[] | Error)[], wait: Wait = timerWait) {
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
    wait,
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
  it('starts each attempt two seconds after the previous response and stops on data', async () => {
    const { outcome, startedAt, attempts } = setUp([[], [], ['a keyword']]);
    await vi.advanceTimersByTimeAsync(minuteMs);
    await expect(outcome).resolves.toBe('filled');
    expect(startedAt).toEqual([2000, 4300, 6600]);
    expect(attempts).toEqual([1, 2, 3]);
  });

  it('gives up after ten attempts', async () => {
    const { outcome, load } = setUp([]);
    await vi.advanceTimersByTimeAsync(minuteMs);
    await expect(outcome).resolves.toBe('exhausted');
    expect(load).toHaveBeenCalledTimes(10);
  });

  it('counts a failed attempt and continues', async () => {
    const { outcome, load } = setUp([new Error('503'), ['a keyword']]);
    await vi.advanceTimersByTimeAsync(minuteMs);
    await expect(outcome).resolves.toBe('filled');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('stops at once when the page is left, and passes the signal to the request', async () => {
    const { outcome, controller, load } = setUp([]);
    await vi.advanceTimersByTimeAsync(2100);
    controller.abort();
    await vi.advanceTimersByTimeAsync(minuteMs);
    await expect(outcome).resolves.toBe('stopped');
    expect(load).toHaveBeenCalledTimes(1);
    expect(load.mock.calls[0]?.[0].aborted).toBe(true);
  });

  it('pauses while the tab is hidden, and continues where it was', async () => {
    let isHidden = false;
    const listeners = new Set<() => void>();
    const show = (isShown: boolean) => {
      isHidden = !isShown;
      for (const listener of listeners) listener();
    };
    const wait = waitWhileVisible(systemClock, {
      isHidden: () => isHidden,
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    });
    const { outcome, attempts } = setUp([[], ['a keyword']], wait);
    await vi.advanceTimersByTimeAsync(2300);
    show(false);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(attempts).toEqual([1]);
    show(true);
    await vi.advanceTimersByTimeAsync(minuteMs);
    await expect(outcome).resolves.toBe('filled');
    expect(attempts).toEqual([1, 2]);
    expect(listeners.size).toBe(0);
  });

  it('stops in a hidden tab when the page is left', async () => {
    const wait = waitWhileVisible(systemClock, {
      isHidden: () => true,
      subscribe: () => () => undefined,
    });
    const { outcome, controller, load } = setUp([], wait);
    await vi.advanceTimersByTimeAsync(10_000);
    controller.abort();
    await vi.advanceTimersByTimeAsync(minuteMs);
    await expect(outcome).resolves.toBe('stopped');
    expect(load).not.toHaveBeenCalled();
  });

  it('sends no request when the page is left before the first interval ends', async () => {
    const { outcome, controller, load } = setUp([]);
    await vi.advanceTimersByTimeAsync(1999);
    controller.abort();
    await vi.advanceTimersByTimeAsync(minuteMs);
    await expect(outcome).resolves.toBe('stopped');
    expect(load).not.toHaveBeenCalled();
  });
});
