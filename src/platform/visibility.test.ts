import { describe, expect, it } from 'vitest';
import type { Clock, Wait } from './clock.ts';
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

const left = () => new AbortController().signal;

/** Says whether the wait has ended while the tab is hidden, and once it is shown. */
async function endOf(wait: Wait, { show }: ReturnType<typeof tab>) {
  show(false);
  let isEnded = false;
  const waited = wait(10, left()).then(() => (isEnded = true));
  await new Promise<void>((resolve) => void setTimeout(resolve, 0));
  const whileHidden = isEnded;
  show(true);
  return { whileHidden, onceShown: await waited };
}

const whenShown = { whileHidden: false, onceShown: true };

const connectionOf = ({ visibility }: ReturnType<typeof tab>) => ({
  isOnline: () => !visibility.isHidden(),
  subscribe: visibility.subscribe,
});

describe('waitWhileVisible', () => {
  it('waits until the tab is visible again', async () => {
    const page = tab();
    const wait = waitWhileVisible(instantly, page.visibility);
    expect(await endOf(wait, page)).toEqual(whenShown);
    expect(page.listeners.size).toBe(0);
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

  it('waits with onlineOnly only while the browser is offline, not in a hidden tab', async () => {
    const network = tab();
    const wait = waitWhileVisible(instantly, onlineOnly(connectionOf(network)));
    await wait(10, left());
    expect(await endOf(wait, network)).toEqual(whenShown);
  });

  it('waits with visibleAndOnline until the browser is online again', async () => {
    const network = tab();
    const both = visibleAndOnline(tab().visibility, connectionOf(network));
    expect(await endOf(waitWhileVisible(instantly, both), network)).toEqual(whenShown);
    expect(network.listeners.size).toBe(0);
  });
});
