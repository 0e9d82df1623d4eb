import { afterEach, describe, expect, it, vi } from 'vitest';
import { createPart, withPart } from './part.ts';

describe('createPart', () => {
  it('loads once for all callers, and notifies subscribers', async () => {
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

  it('loads again after a failure', async () => {
    const fetchIt = vi.fn(async () => 'menu').mockRejectedValueOnce(new Error('offline'));
    const part = createPart(fetchIt);
    await expect(part.load()).rejects.toThrow('offline');
    expect(part.now()).toBeUndefined();
    expect(await part.load()).toBe('menu');
  });

  it('does not notify after unsubscribing', async () => {
    const part = createPart(async () => 'menu');
    const listener = vi.fn();
    part.subscribe(listener)();
    await part.load();
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('withPart', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('uses the part once it has loaded, and at once when it has', async () => {
    const part = createPart(async () => 'menu');
    const use = vi.fn();
    withPart(part, use);
    expect(use).not.toHaveBeenCalled();
    await part.load();
    expect(use.mock.calls).toEqual([['menu']]);
    withPart(part, use);
    expect(use.mock.calls).toEqual([['menu'], ['menu']]);
  });

  it('reports a failure, and tries again at the next use', async () => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    const failure = new Error('offline');
    const part = createPart(vi.fn(async () => 'menu').mockRejectedValueOnce(failure));
    const use = vi.fn();
    withPart(part, use);
    await vi.waitFor(() => expect(report.mock.calls).toEqual([[failure]]));
    withPart(part, use);
    await vi.waitFor(() => expect(use.mock.calls).toEqual([['menu']]));
  });
});
