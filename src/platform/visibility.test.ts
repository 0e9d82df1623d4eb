import { describe, expect, it } from 'vitest';
import type { Clock } from './clock.ts';
import { onlineOnly, visibleAndOnline, waitWhileVisible, type Visibility } from './visibility.ts';

function tab() {
  let isHidden = false;
  const listeners = new Set<() => void>();
  const visibility: Visibility = {
    isHidden: () => isHidden,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const show = (isShown: boolean) => {
    isHidden = !isShown;
    for (const listener of listeners) listener();
  };
  return { visibility, show, listeners };
}

const instantly: Clock = { now: () => 0, wait: async () => undefined };

describe('waitWhileVisible', () => {
  it('waits until the tab is visible again', async () => {
    const { visibility, show, listeners } = tab();
    show(false);
    let isDone = false;
    const waited = (async () => {
      await waitWhileVisible(instantly, visibility)(10, new AbortController().signal);
      isDone = true;
    })();
    await Promise.resolve();
    await Promise.resolve();
    expect(isDone).toBe(false);
    show(true);
    await waited;
    expect(isDone).toBe(true);
    expect(listeners.size).toBe(0);
  });

  it('stops in a hidden tab when the page is left', async () => {
    const { visibility, show, listeners } = tab();
    show(false);
    const controller = new AbortController();
    const waited = waitWhileVisible(instantly, visibility)(10, controller.signal);
    controller.abort();
    await expect(waited).rejects.toThrow('abort');
    expect(listeners.size).toBe(0);
  });
});

describe('onlineOnly', () => {
  it('waits only while the browser is offline, not in a hidden tab', async () => {
    const network = tab();
    const connection = {
      isOnline: () => !network.visibility.isHidden(),
      subscribe: (listener: () => void) => network.visibility.subscribe(listener),
    };
    const wait = waitWhileVisible(instantly, onlineOnly(connection));
    await wait(10, new AbortController().signal);
    network.show(false);
    let isDone = false;
    const waited = wait(10, new AbortController().signal).then(() => (isDone = true));
    await Promise.resolve();
    await Promise.resolve();
    expect(isDone).toBe(false);
    network.show(true);
    await waited;
    expect(isDone).toBe(true);
  });
});

describe('visibleAndOnline', () => {
  it('waits until the browser is online again', async () => {
    const { visibility } = tab();
    const network = tab();
    const connection = {
      isOnline: () => !network.visibility.isHidden(),
      subscribe: (listener: () => void) => network.visibility.subscribe(listener),
    };
    network.show(false);
    let isDone = false;
    const waited = (async () => {
      const wait = waitWhileVisible(instantly, visibleAndOnline(visibility, connection));
      await wait(10, new AbortController().signal);
      isDone = true;
    })();
    await Promise.resolve();
    await Promise.resolve();
    expect(isDone).toBe(false);
    network.show(true);
    await waited;
    expect(network.listeners.size).toBe(0);
  });
});
