import { describe, expect, it, vi } from 'vitest';
import type { Wait } from '../poll.ts';
import { loadPatiently } from './loadPatiently.ts';

const patience = () => {
  const wait = vi.fn<Wait>(async () => undefined);
  return { wait, pauses: () => wait.mock.calls.map(([ms]) => ms) };
};

describe('loadPatiently', () => {
  it('tries twice more when the failure may pass', async () => {
    const { wait, pauses } = patience();
    const load = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new Error('503'))
      .mockRejectedValueOnce(new Error('503'))
      .mockResolvedValue('rows');
    await expect(loadPatiently(load, () => true, wait)).resolves.toBe('rows');
    expect(pauses()).toEqual([500, 1500]);
  });

  it('does not repeat what the server refused', async () => {
    const { wait } = patience();
    const load = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('404'));
    await expect(loadPatiently(load, () => false, wait)).rejects.toThrow('404');
    expect(load).toHaveBeenCalledTimes(1);
    expect(wait).not.toHaveBeenCalled();
  });

  it('gives up with the last failure', async () => {
    const { wait } = patience();
    const load = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('offline'));
    await expect(loadPatiently(load, () => true, wait)).rejects.toThrow('offline');
    expect(load).toHaveBeenCalledTimes(3);
  });
});
