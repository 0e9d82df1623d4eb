import { describe, expect, it, vi } from 'vitest';
import { shownRows } from '#domain/lists/shownRows.ts';
import type { Notice } from '../notices.ts';
import { createNotices } from '../notices.ts';
import { createLists } from './createLists.ts';

const key = ['keywords', 'acme', '1'];
const list = key.join('|');

const settled = () => new Promise<void>((resolve) => void setTimeout(resolve, 0));

/** One tab with a page that shows a list from the server. */
function tab(posted: string[] = []) {
  const listeners = new Set<(message: string) => void>();
  const notified: Notice[] = [];
  const notices = createNotices();
  notices.subscribe((notice) => notified.push(notice));
  const lists = createLists({
    notices,
    tabs: {
      post: (message) => void posted.push(message),
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
  });
  let server: readonly { readonly id: number }[] = [{ id: 1 }, { id: 2 }, { id: 3 }];
  let rows: readonly { readonly id: number }[] = [];
  const ask = vi.fn<() => Promise<typeof server>>(async () => server);
  const reload = async () => {
    rows = await lists.load(key, ask);
  };
  const leave = lists.show(list, { key: list, reload });
  return {
    lists,
    ask,
    reload,
    leave,
    posted,
    notified,
    receive: (message: string) => listeners.forEach((listener) => listener(message)),
    setServer: (...ids: number[]) => (server = ids.map((id) => ({ id }))),
    shown: () =>
      shownRows(lists.stateOf(list), { key: list, rows, requestedAt: lists.requestedAt(rows) }).map(
        ({ id }) => id,
      ),
  };
}

describe('a deletion', () => {
  it('hides its row at once and does not reload after a success', async () => {
    const { lists, reload, ask, shown, posted } = tab();
    await reload();
    const answer = Promise.withResolvers<void>();
    const change = lists.change(list, { removes: [1] }, () => answer.promise);
    expect(shown()).toEqual([2, 3]);
    answer.resolve();
    await change;
    expect(shown()).toEqual([2, 3]);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(posted).toEqual([list]);
  });

  it('restores its row and reloads when it fails', async () => {
    const { lists, reload, ask, shown, posted } = tab();
    await reload();
    await expect(
      lists.change(list, { removes: [1] }, () => Promise.reject(new Error('503'))),
    ).rejects.toThrow('503');
    await settled();
    expect(shown()).toEqual([1, 2, 3]);
    expect(ask).toHaveBeenCalledTimes(2);
    expect(posted).toEqual([]);
  });

  it('keeps its row hidden while another deletion ends and the list reloads, then reloads once more', async () => {
    const { lists, reload, ask, shown, setServer } = tab();
    await reload();
    const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const both = [
      lists.change(list, { removes: [1] }, () => first.promise),
      lists.change(list, { removes: [2] }, () => second.promise),
    ];
    await reload();
    expect(shown()).toEqual([3]);
    setServer(1, 3);
    second.resolve();
    await settled();
    expect(shown()).toEqual([3]);
    expect(ask).toHaveBeenCalledTimes(2);
    setServer(3);
    first.resolve();
    await Promise.all(both);
    await settled();
    expect(ask).toHaveBeenCalledTimes(3);
    expect(shown()).toEqual([3]);
  });
});

describe('an addition', () => {
  it('ends when the list has been reloaded', async () => {
    const { lists, reload, shown, setServer } = tab();
    await reload();
    await lists.change(list, {}, async () => void setServer(1, 2, 3, 4));
    expect(shown()).toEqual([1, 2, 3, 4]);
  });

  it('shows its row during a deletion and keeps the deleted row hidden', async () => {
    const { lists, reload, shown, setServer } = tab();
    await reload();
    const answer = Promise.withResolvers<void>();
    const deletion = lists.change(list, { removes: [1] }, () => answer.promise);
    await lists.change(list, {}, async () => void setServer(1, 2, 3, 4));
    expect(shown()).toEqual([2, 3, 4]);
    setServer(2, 3, 4);
    answer.resolve();
    await deletion;
    await settled();
    expect(shown()).toEqual([2, 3, 4]);
  });

  it('shows a notice when the list cannot be refreshed, and tries again', async () => {
    const { lists, reload, ask, notified, shown, setServer } = tab();
    await reload();
    ask.mockRejectedValueOnce(new Error('500'));
    await expect(
      lists.change(list, {}, async () => {
        setServer(1, 2, 3, 4);
        return 'added';
      }),
    ).resolves.toBe('added');
    expect(notified.map(({ text }) => text)).toEqual(['Saved. The list could not be refreshed.']);
    expect(shown()).toEqual([1, 2, 3]);
    notified[0]?.action?.run();
    await settled();
    expect(shown()).toEqual([1, 2, 3, 4]);
    expect(notified).toHaveLength(1);
  });
});

describe('a change without a mounted page', () => {
  it('is loaded when a page shows the list again', async () => {
    const { lists, leave, reload, ask } = tab();
    leave();
    await lists.change(list, {}, async () => undefined);
    expect(ask).not.toHaveBeenCalled();
    lists.show(list, { key: list, reload });
    await settled();
    expect(ask).toHaveBeenCalledTimes(1);
    lists.show(list, { key: 'another', reload });
    await settled();
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('is loaded once, however many pages share the rows', async () => {
    const { lists, reload, ask } = tab();
    lists.show(list, { key: list, reload });
    lists.changed(list);
    await settled();
    expect(ask).toHaveBeenCalledTimes(1);
  });
});

describe('a part of a list that no page shows', () => {
  /** A page with the rows of all companies, which was open once. Another page shows those of one company. */
  async function partTab() {
    const { lists, reload, receive } = tab();
    await reload();
    const all = [...key, 'all'];
    const askAll = vi.fn<() => Promise<readonly { readonly id: number }[]>>(async () => [
      { id: 1 },
    ]);
    const page = { key: all.join('|'), reload: () => lists.load(all, askAll) };
    const open = () => lists.show(list, page);
    const leave = open();
    await page.reload();
    leave();
    askAll.mockClear();
    return { lists, receive, page, open, askAll };
  }

  it.each([
    ['a change', ({ lists }) => lists.change(list, {}, async () => undefined)],
    ['a batch', async ({ lists }) => lists.changed(list)],
    ['a change in another tab', async ({ receive }) => receive(list)],
    [
      'a deletion that failed, perhaps after the server had done it',
      ({ lists }) => {
        const lost = () => Promise.reject(new Error('network'));
        return lists.change(list, { removes: [1] }, lost).catch(() => undefined);
      },
    ],
  ] satisfies [string, (parts: Awaited<ReturnType<typeof partTab>>) => Promise<unknown>][])(
    'is loaded when it is shown again after %s, and once',
    async (_, happen) => {
      const { open, askAll, ...parts } = await partTab();
      await happen({ open, askAll, ...parts });
      await settled();
      expect(askAll).not.toHaveBeenCalled();
      open()();
      await settled();
      open();
      await settled();
      expect(askAll).toHaveBeenCalledTimes(1);
    },
  );

  it('is loaded again when that load failed', async () => {
    const { lists, open, askAll } = await partTab();
    await lists.change(list, {}, async () => undefined);
    askAll.mockRejectedValueOnce(new Error('500'));
    open()();
    await settled();
    open();
    await settled();
    expect(askAll).toHaveBeenCalledTimes(2);
  });

  it('is not loaded by being shown when its own load is already running', async () => {
    const { lists, page, open, askAll } = await partTab();
    await lists.change(list, {}, async () => undefined);
    const loading = page.reload();
    open();
    await loading;
    expect(askAll).toHaveBeenCalledTimes(1);
  });

  it('is not loaded without a change, nor after a deletion, which hides its row', async () => {
    const { lists, open, askAll } = await partTab();
    open()();
    await lists.change(list, { removes: [1] }, async () => undefined);
    open();
    await settled();
    expect(askAll).not.toHaveBeenCalled();
  });

  it('is not loaded when it was never loaded', async () => {
    const { lists } = tab();
    await lists.change(list, {}, async () => undefined);
    const reload = vi.fn<() => Promise<void>>();
    lists.show(list, { key: `${list}|never`, reload });
    await settled();
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('several tabs', () => {
  it('reload what another tab has changed, without notifying the others again', async () => {
    const { receive, ask, posted, notified } = tab();
    ask.mockRejectedValueOnce(new Error('500'));
    receive(list);
    await settled();
    expect(ask).toHaveBeenCalledTimes(1);
    expect(posted).toEqual([]);
    expect(notified).toEqual([]);
  });

  it('reload at once what another tab has changed, also while a generation runs', async () => {
    const { lists, receive, reload, shown, setServer } = tab();
    await reload();
    const answer = Promise.withResolvers<void>();
    const generation = lists.change(list, {}, () => answer.promise);
    setServer(1, 2, 3, 4);
    receive(list);
    await settled();
    expect(shown()).toEqual([1, 2, 3, 4]);
    answer.resolve();
    await generation;
  });

  it('are notified once about a change within a change', async () => {
    const { lists, posted, ask } = tab();
    await lists.change(list, {}, async () => lists.changed(list, { isPart: true }));
    await settled();
    expect(posted).toEqual([list]);
    expect(ask).toHaveBeenCalledTimes(1);
  });
});

it('returns the same array while the rows have not changed, with the time of the later load', async () => {
  const { lists } = tab();
  const first = await lists.load(key, async () => [{ id: 1 }]);
  const before = lists.requestedAt(first);
  const second = await lists.load(key, async () => [{ id: 1 }]);
  expect(second).toBe(first);
  expect(lists.requestedAt(second)).toBeGreaterThan(before);
});
