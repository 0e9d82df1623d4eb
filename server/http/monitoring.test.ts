import { expect, it, vi } from 'vitest';
import { memoryRows } from '../rows/memory.ts';
import { createReadiness } from './monitoring.ts';

it('health checks ask the database once a second, and see at once that the server stops', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const rows = memoryRows();
  const asked = vi.spyOn(rows.names, 'get');
  const isReady = createReadiness();
  expect(await isReady(undefined)).toBe(false);
  const answers = await Promise.all(Array.from({ length: 100 }, () => isReady(rows)));
  expect(new Set(answers)).toEqual(new Set([true]));
  expect(asked).toHaveBeenCalledTimes(1);
  expect(await isReady(undefined)).toBe(false);
  vi.advanceTimersByTime(1_000);
  asked.mockRejectedValue(new Error('The database is gone.'));
  expect(await isReady(rows)).toBe(false);
  vi.useRealTimers();
});
