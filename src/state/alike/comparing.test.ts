import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { foldNewRows } from '#domain/lists/alike/alike.ts';
import { limits } from '#domain/settings/limits.ts';
import { systemClock } from '#platform/clock.ts';
import { createComparing } from './comparing.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the code is requested once, ahead of its use', async () => {
  const load = vi.fn(async () => ({ foldNewRows }));
  const comparing = createComparing(load, systemClock);
  comparing.prepare();
  expect(await comparing.code()).toEqual({ foldNewRows });
  expect(load).toHaveBeenCalledOnce();
});

test('a failed load is repeated at the next use', async () => {
  const load = vi.fn(async () => ({ foldNewRows }));
  load.mockRejectedValueOnce(new Error('offline'));
  const comparing = createComparing(load, systemClock);
  expect(await comparing.code()).toBeNull();
  expect(await comparing.code()).toEqual({ foldNewRows });
});

test('code that is late is not waited for', async () => {
  const comparing = createComparing(() => new Promise(() => undefined), systemClock);
  const code = comparing.code();
  await vi.advanceTimersByTimeAsync(limits.comparingMs);
  expect(await code).toBeNull();
});
