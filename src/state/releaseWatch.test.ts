import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { systemClock, type Wait } from '#platform/clock.ts';
import { createReleaseWatch } from './releaseWatch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const intervalMs = 10 * 60_000;
const passInterval = () => vi.advanceTimersByTimeAsync(intervalMs);

function setUp(
  answers: readonly (string | Error | undefined)[],
  own: () => string | undefined = () => 'a.js',
) {
  const left = [...answers];
  const current = vi.fn(async () => {
    const answer = left.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const wait: Wait = (ms, signal) => systemClock.wait(ms, signal);
  return { watch: createReleaseWatch({ own, current, wait }), current };
}

describe('createReleaseWatch', () => {
  it('notifies when the server has another release', async () => {
    const { watch } = setUp(['a.js', 'b.js']);
    const listener = vi.fn();
    watch.subscribe(listener);
    await passInterval();
    expect(watch.getSnapshot()).toBe(false);
    await passInterval();
    expect(watch.getSnapshot()).toBe(true);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('ignores failed and empty responses', async () => {
    const { watch, current } = setUp([new Error('offline'), undefined, 'a.js']);
    watch.subscribe(() => undefined);
    await passInterval();
    await passInterval();
    await passInterval();
    expect(current).toHaveBeenCalledTimes(3);
    expect(watch.getSnapshot()).toBe(false);
  });

  it('sends no request early, without listeners, or for a page without a release', async () => {
    const { watch, current } = setUp(['b.js']);
    const leave = watch.subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(intervalMs - 1);
    leave();
    const unknown = setUp(['b.js'], () => undefined);
    unknown.watch.subscribe(() => undefined);
    await passInterval();
    expect(current).not.toHaveBeenCalled();
    expect(unknown.current).not.toHaveBeenCalled();
  });
});
