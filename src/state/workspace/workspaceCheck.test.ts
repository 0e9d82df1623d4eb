import { describe, expect, it, vi } from 'vitest';
import { apiFailure } from '#api/testing/apiFailure.ts';
import type { Wait } from '#platform/clock.ts';
import { createWorkspaceCheck } from './workspaceCheck.ts';

const failure = (status?: number) => apiFailure('workspaces.check', status);

function setUp() {
  const check = vi.fn<(signal: AbortSignal) => Promise<boolean>>(async () => true);
  const pauses: number[] = [];
  const wait: Wait = async (ms) => void pauses.push(ms);
  const store = createWorkspaceCheck(check, wait);
  const settled = (answer: string) => vi.waitFor(() => expect(store.getSnapshot()).toBe(answer));
  return { check, pauses, store, settled };
}

describe('createWorkspaceCheck', () => {
  it('sends one request for all callers and keeps a positive result', async () => {
    const { check, store, settled } = setUp();
    expect(store.getSnapshot()).toBe('checking');
    store.ask();
    store.ask();
    await settled('exists');
    store.ask();
    expect(check).toHaveBeenCalledTimes(1);
  });

  it('never keeps a negative result', async () => {
    const { check, store, settled } = setUp();
    check.mockResolvedValueOnce(false);
    store.ask();
    await settled('missing');
    store.forget();
    expect(store.getSnapshot()).toBe('checking');
    store.ask();
    await settled('exists');
    expect(check).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['no response', undefined],
    ['a 503', 503],
  ])('retries %s twice, without an error', async (_, status) => {
    const { check, pauses, store, settled } = setUp();
    check.mockRejectedValueOnce(failure(status)).mockRejectedValueOnce(failure(status));
    const heard: string[] = [];
    store.subscribe(() => heard.push(store.getSnapshot()));
    store.ask();
    await settled('exists');
    expect(pauses).toEqual([500, 1500]);
    expect(heard).toEqual(['exists']);
  });

  it('gives up after the third failure', async () => {
    const { check, store, settled } = setUp();
    check.mockRejectedValue(failure());
    store.ask();
    await settled('unreachable');
    expect(check).toHaveBeenCalledTimes(3);
  });

  it.each([
    [404, 'missing'],
    [400, 'unreachable'],
  ])('does not retry a %i, which means %s', async (status, answer) => {
    const { check, store, settled } = setUp();
    check.mockRejectedValue(failure(status));
    store.ask();
    await settled(answer);
    expect(check).toHaveBeenCalledTimes(1);
  });
});
