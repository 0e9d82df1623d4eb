import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { SWRConfig, unstable_serialize, useSWRConfig } from 'swr';
import { expect, it } from 'vitest';
import { loadKey, type ListKey } from './list.ts';
import { cachedList } from './listChanges.ts';

const people: ListKey = ['prospects', 'acme', '7'];

/** A cache with the people at companies 3 and 4, those at company 3 alone, and the users. */
async function setUp() {
  let swr: ReturnType<typeof useSWRConfig> | undefined;
  function Reader() {
    swr = useSWRConfig();
    return null;
  }
  const value = { provider: () => new Map() };
  renderToStaticMarkup(createElement(SWRConfig, { value }, createElement(Reader)));
  if (!swr) throw new Error('There is no cache.');
  const { cache, mutate } = swr;
  const keys = [loadKey(people, [3, 4]), loadKey(people, [3]), ['users', 'acme', '7']];
  const rows = [[{ id: 1 }, { id: 2 }], [{ id: 1 }], [{ id: 1 }]];
  await Promise.all(keys.map((key, index) => mutate(key, rows[index], { revalidate: false })));
  const cachedRows = () =>
    keys.map((key) => cache.get(unstable_serialize(key))?.data as readonly object[]);
  return { cached: cachedList<{ readonly id: number }>({ cache, mutate }, people), cachedRows };
}

it('a person who is added or deleted is so on every page that shows people', async () => {
  const { cached, cachedRows } = await setUp();
  cached.put([{ id: 5 }]);
  expect(cachedRows()).toEqual([
    [{ id: 1 }, { id: 2 }, { id: 5 }],
    [{ id: 1 }, { id: 5 }],
    [{ id: 1 }],
  ]);
  cached.drop([1]);
  expect(cachedRows()).toEqual([[{ id: 2 }, { id: 5 }], [{ id: 5 }], [{ id: 1 }]]);
  expect(cached.rows()).toEqual([{ id: 2 }, { id: 5 }]);
});

it('a row that is given back stands at its place, before those that were added meanwhile', async () => {
  const { cached, cachedRows } = await setUp();
  const former = cached.rows();
  cached.drop([1]);
  cached.put([{ id: 5 }]);
  cached.put([{ id: 1 }], former);
  expect(cachedRows()[0]).toEqual([{ id: 1 }, { id: 2 }, { id: 5 }]);
});
