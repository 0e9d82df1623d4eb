import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import useSWR, { SWRConfig, type Middleware } from 'swr';
import { afterEach, expect, it, vi } from 'vitest';
import { askEarly, dropEarly } from './earlyLists.ts';
import { earlyListsInCache } from './earlyListsInCache.ts';

afterEach(dropEarly);

const key = ['keywords', 'acme', '7'];
const fetchRows = vi.fn(async () => ['asked again']);

/** What a list draws at first, and what the cache is told of it. */
function draw() {
  let asked: Parameters<ReturnType<Middleware>> | undefined;
  const listen: Middleware = (useSWRNext) =>
    function useHeard(...given) {
      asked = given as typeof asked;
      return useSWRNext(...given);
    };
  function List() {
    const { data } = useSWR<readonly string[]>(key, fetchRows);
    return data?.join() ?? 'none';
  }
  // The one that is named first comes before the others.
  const value = { provider: () => new Map(), use: [earlyListsInCache, listen] };
  const text = renderToStaticMarkup(createElement(SWRConfig, { value }, createElement(List)));
  const [, load, settings] = asked ?? [];
  return { text, load: () => load?.(), isAsked: settings?.revalidateOnMount !== false };
}

it('draws rows that came early at once, and asks for nothing', async () => {
  await askEarly(key, async () => ['bread']);
  expect(draw()).toMatchObject({ text: 'bread', isAsked: false });
});

it('waits for a list that is on its way instead of asking again, once', async () => {
  const gate = Promise.withResolvers<readonly string[]>();
  void askEarly(key, () => gate.promise);
  const { text, load, isAsked } = draw();
  expect({ text, isAsked }).toEqual({ text: 'none', isAsked: true });
  gate.resolve(['bread']);
  await expect(load()).resolves.toEqual(['bread']);
  await expect(load()).resolves.toEqual(['asked again']);
});

it('leaves other lists alone', async () => {
  await askEarly(['keywords', 'acme', '8'], async () => ['bread']);
  const { text, load, isAsked } = draw();
  expect({ text, isAsked }).toEqual({ text: 'none', isAsked: true });
  await expect(load()).resolves.toEqual(['asked again']);
});
