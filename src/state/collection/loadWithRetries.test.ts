import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '#api/apiError.ts';
import type { Wait } from '../poll.ts';
import { loadWithRetries } from './loadWithRetries.ts';

/** A failed call. With a status the server refused it; without one there was no response. */
const failed = (status?: number) =>
  new ApiError({
    call: 'keywords.list',
    kind: status === undefined ? 'unreachable' : 'refused',
    messageKey: 'message.keywords.add',
    status,
    cause: undefined,
  });

const patience = () => {
  const wait = vi.fn<Wait>(async () => undefined);
  return { wait, pauses: () => wait.mock.calls.map(([ms]) => ms) };
};

describe('loadWithRetries', () => {
  it('retries twice after a temporary failure', async () => {
    const { wait, pauses } = patience();
    const load = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(failed(503))
      .mockRejectedValueOnce(failed(503))
      .mockResolvedValue('rows');
    await expect(loadWithRetries(load, wait)).resolves.toBe('rows');
    expect(pauses()).toEqual([500, 1500]);
  });

  it('does not retry a refused request', async () => {
    const { wait } = patience();
    const load = vi.fn<() => Promise<string>>().mockRejectedValue(failed(404));
    await expect(loadWithRetries(load, wait)).rejects.toMatchObject({ status: 404 });
    expect(load).toHaveBeenCalledTimes(1);
    expect(wait).not.toHaveBeenCalled();
  });

  it('rejects with the last failure', async () => {
    const { wait } = patience();
    const load = vi.fn<() => Promise<string>>().mockRejectedValue(failed());
    await expect(loadWithRetries(load, wait)).rejects.toMatchObject({ kind: 'unreachable' });
    expect(load).toHaveBeenCalledTimes(3);
  });
});
