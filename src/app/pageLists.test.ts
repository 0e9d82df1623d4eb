import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { SWRConfig, unstable_serialize, useSWRConfig } from 'swr';
import { expect, it } from 'vitest';
import { storageOf } from '#platform/testing/storageOf.ts';
import { createApi } from '#api/createApi.ts';
import type { RoutePath } from '#domain/pages/routes.ts';
import { fetchListsAhead } from './pageLists.ts';

const business = JSON.stringify({ companyId: 7, name: 'Crumb & Co' });
const keywords = ['keywords', 'acme', '7'];
const ideas = ['contentIdeas', 'acme', '7'];

/** The pages' cache, for one company whose server has these rows. */
function setUp(rows: Readonly<Record<string, readonly object[]>> = {}) {
  const asked: string[] = [];
  const api = createApi({
    host: 'http://api.example',
    fetch: async ({ url }) => {
      const { pathname, searchParams } = new URL(url);
      const call = pathname.split('/').at(-1) ?? '';
      const targets = searchParams.get('targetid');
      asked.push(targets === null ? call : `${call} at ${targets}`);
      return Response.json(rows[call] ?? []);
    },
  });
  const storage = storageOf('ada|acme');
  storage.write('businessInfo', business);
  let swr: ReturnType<typeof useSWRConfig> | undefined;
  function Reader() {
    swr = useSWRConfig();
    return null;
  }
  const value = { provider: () => new Map() };
  renderToStaticMarkup(createElement(SWRConfig, { value }, createElement(Reader)));
  if (!swr) throw new Error('There is no cache.');
  const { cache, mutate } = swr;
  const rowsOf = (key: readonly string[]) => cache.get(unstable_serialize(key))?.data as unknown;
  const ahead = (from: RoutePath, to: RoutePath) =>
    fetchListsAhead({ from, to }, { api, workspace: 'acme', storage }, { cache, mutate });
  return { asked, storage, mutate, rowsOf, ahead };
}

it('puts the lists of the next page into the cache (D82)', async () => {
  const { rowsOf, ahead } = setUp({ getKeywords: [{ keywordid: 1, keyword: 'bread' }] });
  await ahead('/dashboard', '/keyword-research');
  expect(rowsOf(keywords)).toMatchObject([{ id: 1, keyword: 'bread' }]);
});

it('does not request lists that the open page has requested', async () => {
  const { asked, ahead } = setUp();
  await ahead('/keyword-research', '/content-research');
  expect(asked).toEqual([]);
});

it('does not cache an empty list, so that its page loads it', async () => {
  const { asked, rowsOf, ahead } = setUp();
  await ahead('/dashboard', '/content-research');
  expect(asked).toEqual(['getContentIdeas', 'getKeywords']);
  expect(rowsOf(ideas)).toBeUndefined();
});

it('does not request or replace a cached list', async () => {
  const { asked, mutate, rowsOf, ahead } = setUp();
  await mutate(ideas, [{ id: 2 }], { revalidate: false });
  await ahead('/dashboard', '/content-research');
  expect(asked).toEqual(['getKeywords']);
  expect(rowsOf(ideas)).toEqual([{ id: 2 }]);
});

it('asks for the people at the selected companies alone, and for no list of companies', async () => {
  const { asked, storage, rowsOf, ahead } = setUp({
    getIdealProspect: [{ prospectid: 5, targetid: 3, prospect_name: 'Ada Moss' }],
  });
  await ahead('/email-variations', '/prospects');
  expect(asked).toEqual([]);
  storage.writeJson('selectedTargetCompanyIds', [3]);
  await ahead('/email-variations', '/prospects');
  expect(asked).toEqual(['getIdealProspect at 3']);
  expect(rowsOf(['prospects', 'acme', '7', '3'])).toMatchObject([{ id: 5 }]);
});
