import { describe, expect, it, vi } from 'vitest';
import { shownRows } from '#domain/lists/listState.ts';
import type { Notice } from '../notices.ts';
import { createNotices } from '../notices.ts';
import { createLists } from './createLists.ts';

const key = ['keywords', 'acme', '1'];
const list = key.join('|');

/** A promise that is settled by hand. */
function held<Value = void>() {
  let resolve: (value: Value) => void = () => undefined;
  let reject: (error: unknown) => void = () => undefined;
  const promise = new Promise<Value>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}

const settled = () => new Promise<void>((resolve) => void setTimeout(resolve, 0));

/** One tab whose page shows a list of the server. */
function tab(posted: string[] = []) {
  const heard = new Set<(word: string) => void>();
  const said: Notice[] = [];
  const notices = createNotices();
  notices.subscribe((notice) => said.push(notice));
  const lists = createLists({
    notices,
    tabs: {
      post: (word) => void posted.push(word),
      subscribe: (listener) => {
        heard.add(listener);
        return () => heard.delete(listener);
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
    said,
    hear: (word: string) => heard.forEach((listener) => listener(word)),
    setServer: (...ids: number[]) => (server = ids.map((id) => ({ id }))),
    shown: () =>
      shownRows(lists.stateOf(list), { key: list, rows, askedAt: lists.askedAt(rows) }).map(
        ({ id }) => id,
      ),
  };
}

describe('a deletion', () => {
  it('hides its row at once, and asks for nothing when it has worked', async () => {
    const { lists, reload, ask, shown, posted } = tab();
    await reload();
    const answer = held();
    const change = lists.change(list, { removes: [1] }, () => answer.promise);
    expect(shown()).toEqual([2, 3]);
    answer.resolve();
    await change;
    expect(shown()).toEqual([2, 3]);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(posted).toEqual([list]);
  });

  it('that fails brings its row back and asks what is there', async () => {
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

  it('keeps its row hidden while another ends and the list is loaded again, then asks once more', async () => {
    const { lists, reload, ask, shown, setServer } = tab();
    await reload();
    const [first, second] = [held(), held()];
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
  it('is over when the list has come again', async () => {
    const { lists, reload, shown, setServer } = tab();
    await reload();
    await lists.change(list, {}, async () => void setServer(1, 2, 3, 4));
    expect(shown()).toEqual([1, 2, 3, 4]);
  });

  it('during a deletion shows its row and does not revive the other', async () => {
    const { lists, reload, shown, setServer } = tab();
    await reload();
    const answer = held();
    const deletion = lists.change(list, { removes: [1] }, () => answer.promise);
    await lists.change(list, {}, async () => void setServer(1, 2, 3, 4));
    expect(shown()).toEqual([2, 3, 4]);
    setServer(2, 3, 4);
    answer.resolve();
    await deletion;
    await settled();
    expect(shown()).toEqual([2, 3, 4]);
  });

  it('says when the list cannot be refreshed, and tries again', async () => {
    const { lists, reload, ask, said, shown, setServer } = tab();
    await reload();
    ask.mockRejectedValueOnce(new Error('500'));
    await expect(
      lists.change(list, {}, async () => {
        setServer(1, 2, 3, 4);
        return 'added';
      }),
    ).resolves.toBe('added');
    expect(said.map(({ text }) => text)).toEqual(['Saved. The list could not be refreshed.']);
    expect(shown()).toEqual([1, 2, 3]);
    said[0]?.action?.run();
    await settled();
    expect(shown()).toEqual([1, 2, 3, 4]);
    expect(said).toHaveLength(1);
  });
});

describe('what changes without a page', () => {
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

  it('is asked for once, however many pages share the rows', async () => {
    const { lists, reload, ask } = tab();
    lists.show(list, { key: list, reload });
    lists.changed(list);
    await settled();
    expect(ask).toHaveBeenCalledTimes(1);
  });
});

describe('tabs', () => {
  it('load what another has changed, and tell nobody of it', async () => {
    const { hear, ask, posted, said } = tab();
    ask.mockRejectedValueOnce(new Error('500'));
    hear(list);
    await settled();
    expect(ask).toHaveBeenCalledTimes(1);
    expect(posted).toEqual([]);
    expect(said).toEqual([]);
  });

  it('are told once of a change within a change', async () => {
    const { lists, posted, ask } = tab();
    await lists.change(list, {}, async () => lists.changed(list));
    await settled();
    expect(posted).toEqual([list]);
    expect(ask).toHaveBeenCalledTimes(1);
  });
});

it('hands out the same rows again while they have not changed, as of the later moment', async () => {
  const { lists } = tab();
  const first = await lists.load(key, async () => [{ id: 1 }]);
  const before = lists.askedAt(first);
  const second = await lists.load(key, async () => [{ id: 1 }]);
  expect(second).toBe(first);
  expect(lists.askedAt(second)).toBeGreaterThan(before);
});
