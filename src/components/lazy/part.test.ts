import { describe, expect, it, vi } from 'vitest';
import { createPart } from './part.ts';

describe('createPart', () => {
  it('is fetched once for all who ask, and tells when it is there', async () => {
    const fetchIt = vi.fn(async () => 'menu');
    const part = createPart(fetchIt);
    const listener = vi.fn();
    part.subscribe(listener);
    expect(part.now()).toBeUndefined();
    expect(await Promise.all([part.load(), part.load()])).toEqual(['menu', 'menu']);
    expect(await part.load()).toBe('menu');
    expect(part.now()).toBe('menu');
    expect(fetchIt).toHaveBeenCalledTimes(1);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('is asked for again after it failed', async () => {
    const fetchIt = vi.fn(async () => 'menu').mockRejectedValueOnce(new Error('offline'));
    const part = createPart(fetchIt);
    await expect(part.load()).rejects.toThrow('offline');
    expect(part.now()).toBeUndefined();
    expect(await part.load()).toBe('menu');
  });

  it('tells nobody who has stopped listening', async () => {
    const part = createPart(async () => 'menu');
    const listener = vi.fn();
    part.subscribe(listener)();
    await part.load();
    expect(listener).not.toHaveBeenCalled();
  });
});
