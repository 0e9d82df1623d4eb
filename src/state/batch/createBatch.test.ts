import { describe, expect, it, vi } from 'vitest';
import { countsOf } from '#domain/batch.ts';
import { createBatch } from './createBatch.ts';

/** Work whose every request is ended by hand. */
function held(concurrency = 3) {
  const open = new Map<string, { resolve: () => void; reject: (error: Error) => void }>();
  let most = 0;
  const finished = vi.fn<() => void>();
  const batch = createBatch<string>({
    concurrency,
    textOf: (error) => (error instanceof Error ? error.message : 'unknown'),
    onFinish: finished,
    work: (row) =>
      new Promise((resolve, reject) => {
        open.set(row, { resolve: () => resolve(), reject });
        most = Math.max(most, open.size);
      }),
  });
  const settle = async (row: string, error?: Error) => {
    const request = open.get(row);
    open.delete(row);
    if (error) request?.reject(error);
    else request?.resolve();
    await Promise.resolve().then(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 0));
  };
  const states = () => batch.snapshot().rows.map(({ state }) => state.status);
  return { batch, open, settle, states, finished, most: () => most };
}

describe('createBatch', () => {
  it('keeps at most three under way until all are done', async () => {
    const { batch, open, settle, finished, most } = held();
    batch.onStart(['a', 'b', 'c', 'd', 'e']);
    expect([...open.keys()]).toEqual(['a', 'b', 'c']);
    for (const row of ['b', 'a', 'c', 'd', 'e']) await settle(row);
    expect(batch.snapshot().status).toBe('finished');
    expect(countsOf(batch.snapshot())).toEqual({ done: 5, failed: 0, of: 5 });
    expect(most()).toBe(3);
    expect(finished).toHaveBeenCalledTimes(1);
  });

  it('marks only the failed row and retries only that', async () => {
    const { batch, open, settle, states } = held();
    batch.onStart(['a', 'b', 'c']);
    await settle('a');
    await settle('b', new Error('Failed to add keyword.'));
    await settle('c');
    expect(states()).toEqual(['done', 'failed', 'done']);
    expect(batch.snapshot().rows[1]?.state).toEqual({
      status: 'failed',
      message: 'Failed to add keyword.',
    });
    batch.onRetryFailed();
    expect([...open.keys()]).toEqual(['b']);
    await settle('b');
    expect(states()).toEqual(['done', 'done', 'done']);
  });

  it('starts nothing new while paused, and goes on after', async () => {
    const { batch, open, settle } = held(1);
    batch.onStart(['a', 'b']);
    batch.onPause();
    await settle('a');
    expect([...open.keys()]).toEqual([]);
    batch.onResume();
    expect([...open.keys()]).toEqual(['b']);
  });

  it('ignores answers that come after Stop, also once another batch has begun', async () => {
    const { batch, settle, states, finished } = held();
    batch.onStart(['a', 'b']);
    batch.onStop();
    expect(batch.snapshot().status).toBe('idle');
    batch.onStart(['c', 'd']);
    await settle('a', new Error('late'));
    expect(states()).toEqual(['running', 'running']);
    expect(finished).not.toHaveBeenCalled();
  });

  it('tells after Stop when the last request under way has ended, for what was done is done', async () => {
    const { batch, settle, finished } = held(2);
    batch.onStart(['a', 'b', 'c']);
    batch.onStop();
    await settle('a');
    expect(finished).not.toHaveBeenCalled();
    await settle('b');
    expect(finished).toHaveBeenCalledTimes(1);
  });

  it('tells at once when it is stopped while it pauses with nothing under way', async () => {
    const { batch, settle, finished } = held(1);
    batch.onStart(['a', 'b']);
    batch.onPause();
    await settle('a');
    batch.onStop();
    expect(finished).toHaveBeenCalledTimes(1);
    batch.onStop();
    expect(finished).toHaveBeenCalledTimes(1);
  });

  it('does not start twice', () => {
    const { batch, open } = held();
    batch.onStart(['a']);
    batch.onStart(['b']);
    expect([...open.keys()]).toEqual(['a']);
  });

  it('is finished at once without rows', () => {
    const { batch, finished } = held();
    batch.onStart([]);
    expect(batch.snapshot().status).toBe('finished');
    expect(finished).toHaveBeenCalledTimes(1);
  });
});
