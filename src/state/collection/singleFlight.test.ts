import { expect, it, vi } from 'vitest';
import { createSingleFlight } from './singleFlight.ts';

it('joins calls of the same name while the first runs, and runs again after it', async () => {
  const flights = createSingleFlight();
  let finish = () => undefined as void;
  const work = vi.fn<() => Promise<string>>(
    () => new Promise((resolve) => (finish = () => resolve('done'))),
  );
  const both = [flights.run('delete 7', work), flights.run('delete 7', work)];
  const other = flights.run('delete 8', async () => 'other');
  finish();
  await expect(Promise.all([...both, other])).resolves.toEqual(['done', 'done', 'other']);
  expect(work).toHaveBeenCalledTimes(1);
  const again = flights.run('delete 7', work);
  finish();
  await again;
  expect(work).toHaveBeenCalledTimes(2);
});

it('runs again after a failure', async () => {
  const flights = createSingleFlight();
  await expect(flights.run('add', () => Promise.reject(new Error('503')))).rejects.toThrow('503');
  await expect(flights.run('add', async () => 'added')).resolves.toBe('added');
});

it('does not join work that takes too long, and ignores its late end', async () => {
  vi.useFakeTimers();
  const flights = createSingleFlight(30_000);
  let finish = () => undefined as void;
  const work = vi.fn<() => Promise<string>>(
    () => new Promise((resolve) => (finish = () => resolve('late'))),
  );
  const first = flights.run('add', work);
  const finishFirst = finish;
  vi.advanceTimersByTime(30_000);
  const second = flights.run('add', work);
  finishFirst();
  await first;
  void flights.run('add', work);
  expect(work).toHaveBeenCalledTimes(2);
  finish();
  await expect(second).resolves.toBe('late');
  vi.useRealTimers();
});
