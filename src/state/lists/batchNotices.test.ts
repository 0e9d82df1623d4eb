import { describe, expect, it } from 'vitest';
import { createNotices } from '../notices.ts';
import { createLists } from './createLists.ts';

const list = 'keywords|acme|1';

/** A list with a deletion in progress, during which a batch has finished. */
function overlapping() {
  const posted: string[] = [];
  const lists = createLists({
    notices: createNotices(),
    tabs: { post: (message) => void posted.push(message), subscribe: () => () => undefined },
  });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const deletion = lists.change(list, { removes: [1] }, () => promise);
  lists.changed(list);
  return { lists, posted, deletion, succeed: resolve, fail: () => reject(new Error('503')) };
}

describe('other tabs', () => {
  it('are told about a finished batch also when a change that overlaps it fails', async () => {
    const { posted, deletion, fail } = overlapping();
    expect(posted).toEqual([]);
    fail();
    await expect(deletion).rejects.toThrow('503');
    expect(posted).toEqual([list]);
  });

  it('are told at once about a batch that ends while a generation runs', () => {
    const posted: string[] = [];
    const lists = createLists({
      notices: createNotices(),
      tabs: { post: (message) => void posted.push(message), subscribe: () => () => undefined },
    });
    void lists.change(list, {}, () => new Promise(() => undefined));
    lists.changed(list);
    expect(posted).toEqual([list]);
  });

  it('are told once when the overlapping change succeeds', async () => {
    const { lists, posted, deletion, succeed } = overlapping();
    succeed();
    await deletion;
    const failing = lists.change(list, { removes: [2] }, () => Promise.reject(new Error('503')));
    await expect(failing).rejects.toThrow('503');
    expect(posted).toEqual([list]);
  });
});
