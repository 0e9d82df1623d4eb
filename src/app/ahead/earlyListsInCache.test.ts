import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import useSWR, { SWRConfig, type Middleware } from 'swr';
import { afterEach, expect, it, vi } from 'vitest';
import { requestEarly, clearEarlyLists } from './earlyLists.ts';
import { earlyListsInCache } from './earlyListsInCache.ts';

afterEach(clearEarlyLists);

// On a server, SWR remembers the first state of every key: other tests use other keys.
const key = ['keywords', 'early', '7'];
const fetchRows = vi.fn(async () => ['asked again']);

/** Renders a list once, and tells what the middleware passed on. */
function render() {
  let asked: Parameters<ReturnType<Middleware>> | undefined;
  const listen: Middleware = (useSWRNext) =>
    function useListened(...given) {
      asked = given as typeof asked;
      return useSWRNext(...given);
    };
  function List() {
    const { data } = useSWR<readonly string[]>(key, fetchRows);
    return data?.join() ?? 'none';
  }
  // Middleware runs in the order of this array.
  const value = { provider: () => new Map(), use: [earlyListsInCache, listen] };
  const text = renderToStaticMarkup(createElement(SWRConfig, { value }, createElement(List)));
  const [, load, settings] = asked ?? [];
  return { text, load: () => load?.(), isAsked: settings?.revalidateOnMount !== false };
}

it('renders rows that arrived early at once, without a request', async () => {
  await requestEarly(key, async () => ['bread']);
  expect(render()).toMatchObject({ text: 'bread', isAsked: false });
});

it('awaits a request that is under way instead of repeating it, once', async () => {
  const gate = Promise.withResolvers<readonly string[]>();
  void requestEarly(key, () => gate.promise);
  const { text, load, isAsked } = render();
  expect({ text, isAsked }).toEqual({ text: 'none', isAsked: true });
  gate.resolve(['bread']);
  await expect(load()).resolves.toEqual(['bread']);
  await expect(load()).resolves.toEqual(['asked again']);
});

it('leaves other lists alone', async () => {
  await requestEarly(['keywords', 'early', '8'], async () => ['bread']);
  const { text, load, isAsked } = render();
  expect({ text, isAsked }).toEqual({ text: 'none', isAsked: true });
  await expect(load()).resolves.toEqual(['asked again']);
});
