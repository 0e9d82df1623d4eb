import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { systemClock } from './clock.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 1000 });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('systemClock', () => {
  it('resolves after the given time', async () => {
    const waited = systemClock.wait(500).then(() => systemClock.now());
    await vi.advanceTimersByTimeAsync(500);
    await expect(waited).resolves.toBe(1500);
  });

  it('rejects when it is aborted, and leaves no timer', async () => {
    const controller = new AbortController();
    const waited = systemClock.wait(500, controller.signal);
    controller.abort();
    await expect(waited).rejects.toThrow('abort');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('rejects at once when it was aborted before', async () => {
    await expect(systemClock.wait(500, AbortSignal.abort())).rejects.toThrow('abort');
    expect(vi.getTimerCount()).toBe(0);
  });
});
