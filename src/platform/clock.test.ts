import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { systemClock } from './clock.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 1000 });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('systemClock', () => {
  it('waits', async () => {
    const waited = systemClock.wait(500).then(() => systemClock.now());
    await vi.advanceTimersByTimeAsync(500);
    await expect(waited).resolves.toBe(1500);
  });

  it('stops waiting when told to, and leaves no timer', async () => {
    const controller = new AbortController();
    const waited = systemClock.wait(500, controller.signal);
    controller.abort();
    await expect(waited).rejects.toThrow('abort');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('does not begin to wait for what was stopped before', async () => {
    await expect(systemClock.wait(500, AbortSignal.abort())).rejects.toThrow('abort');
    expect(vi.getTimerCount()).toBe(0);
  });
});
