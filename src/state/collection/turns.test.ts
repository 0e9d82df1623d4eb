import { afterEach, expect, test, vi } from 'vitest';
import { createTurns } from './turns.ts';

afterEach(() => void vi.useRealTimers());

const settle = async () => {
  for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
};

test('work waits for earlier work of the same name only', async () => {
  const turns = createTurns();
  const log: string[] = [];
  const first = Promise.withResolvers<string>();
  const done = turns.run('row 1', async () => {
    log.push('first');
    return first.promise;
  });
  const later = turns.run('row 1', async () => log.push('second'));
  await turns.run('row 2', async () => log.push('other'));
  expect(log).toEqual(['first', 'other']);
  first.resolve('value');
  await expect(done).resolves.toBe('value');
  await later;
  expect(log).toEqual(['first', 'other', 'second']);
});

test('a failure rejects its own work only, and the next one runs', async () => {
  const turns = createTurns();
  const failed = turns.run('row 1', () => Promise.reject(new Error('refused')));
  const next = turns.run('row 1', async () => 'next');
  await expect(failed).rejects.toThrow('refused');
  await expect(next).resolves.toBe('next');
});

test('work that never ends delays the next only for the maximum time', async () => {
  vi.useFakeTimers();
  const turns = createTurns(1000);
  const log: string[] = [];
  void turns.run('row 1', () => new Promise(() => {}));
  void turns.run('row 1', async () => log.push('second'));
  await vi.advanceTimersByTimeAsync(999);
  expect(log).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await settle();
  expect(log).toEqual(['second']);
});
