import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aKeyword } from '#domain/testing/aKeyword.ts';
import { limits } from '#domain/settings/limits.ts';
import { ApiError } from './response.ts';
import { apiBase, callPath, charactersLeft, isBelowApi } from './http.ts';
import { json, createTestApi } from './testing/createTestApi.ts';

describe('apiBase', () => {
  it.each([
    ['', '/api'],
    ['https://api.example.com', 'https://api.example.com/api'],
    ['http://localhost:3000/', 'http://localhost:3000/api'],
  ])('at %j is %j', (host, base) => expect(apiBase(host)).toBe(base));

  it.each(['localhost:3000', '//evil.test', 'javascript:alert(1)', 'ftp://x', 'https://'])(
    'rejects %j',
    (host) => expect(() => apiBase(host)).toThrow('must be empty or start with http'),
  );
});

describe('callPath', () => {
  const path = '/v1/users/{domain}/getUsers';

  it('stays below the API for any workspace name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (workspace) => {
        fc.pre(workspace !== '.' && workspace !== '..' && workspace.isWellFormed());
        const filled = callPath(path, workspace, { companyId: workspace });
        const { pathname, searchParams } = new URL(`https://api.example.com/api${filled}`);
        expect(pathname.split('/').map(decodeURIComponent)).toEqual([
          '',
          'api',
          'v1',
          'users',
          workspace,
          'getUsers',
        ]);
        expect(searchParams.get('companyId')).toBe(workspace);
        expect(isBelowApi('https://api.example.com/api', filled)).toBe(true);
        expect(isBelowApi('/api', filled)).toBe(true);
      }),
    );
  });

  it.each(['.evil.test', '@evil.test', '/../../admin', ':8080/x'])(
    'that would leave the API by %j is recognised, so that no token is sent',
    (path) => expect(isBelowApi('https://api.example.com/api', path)).toBe(false),
  );

  it("reserves the longest origin when the API is on the page's own", () => {
    expect(charactersLeft('/api', '')).toBe(limits.maxUrlLength - 'https://'.length - 253 - 6 - 4);
  });
});

it('a change is sent without the tag of an answer to an earlier one', async () => {
  const { api, sent } = createTestApi(() =>
    Response.json({ success: true }, { headers: { etag: 'W/"1"' } }),
  );
  for (let times = 0; times < 2; times += 1) await api.keywords.remove('acme', 7);
  expect(sent.map(({ headers }) => headers.get('if-none-match'))).toEqual([null, null]);
});

it('a list that has not changed is the one that was read before', async () => {
  const keywords = [{ keywordid: 1, keyword: 'rye bread' }];
  let tag = 'W/"1"';
  const { api, sent } = createTestApi(({ headers }) =>
    headers.get('if-none-match') === tag
      ? new Response(null, { status: 304, headers: { etag: tag } })
      : Response.json(keywords, { headers: { etag: tag } }),
  );
  const load = () => api.keywords.list('acme', 7);
  const first = await load();
  expect(await load()).toBe(first);
  tag = 'W/"2"';
  const third = await load();
  expect(third).not.toBe(first);
  expect(await load()).toBe(third);
  expect(sent.map(({ headers }) => headers.get('if-none-match'))).toEqual([
    null,
    'W/"1"',
    'W/"1"',
    'W/"2"',
  ]);
});

it('only the 30 lists used last are kept', async () => {
  const { api, sent } = createTestApi(() => Response.json([], { headers: { etag: 'W/"1"' } }));
  for (let company = 1; company <= 30; company += 1) await api.keywords.list('acme', company);
  for (const company of [1, 31, 1, 2]) await api.keywords.list('acme', company);
  expect(sent.slice(30).map(({ headers }) => headers.get('if-none-match'))).toEqual([
    'W/"1"',
    null,
    'W/"1"',
    null,
  ]);
});

it('an answer that nothing has changed gives what was known when it was asked for', async () => {
  const gate = Promise.withResolvers<void>();
  const { api } = createTestApi(async ({ headers }) => {
    if (!headers.has('if-none-match')) return Response.json([], { headers: { etag: 'W/"1"' } });
    await gate.promise;
    return new Response(null, { status: 304, headers: { etag: 'W/"1"' } });
  });
  const first = await api.keywords.list('acme', 1);
  const again = api.keywords.list('acme', 1);
  for (let company = 2; company <= 31; company += 1) await api.keywords.list('acme', company);
  gate.resolve();
  expect(await again).toBe(first);
});

describe('a wrong request', () => {
  const draft = { name: 'Ann', email: 'a@b.co', role: 'Owner' };

  it.each<[string, (api: ReturnType<typeof createTestApi>['api']) => Promise<unknown>]>([
    ['an empty workspace', (api) => api.users.list('')],
    ['a workspace that climbs', (api) => api.users.list('..')],
    ['a workspace with half a character', (api) => api.users.list('a\ud83d')],
    ['a company that is undefined', (api) => api.usps.list('acme', String(undefined))],
    ['a company that is null', (api) => api.keywords.generate('acme', String(null))],
    ['a company that is NaN', (api) => api.keywords.list('acme', Number.NaN)],
    ['a row without id', (api) => api.users.remove('acme', '')],
    ['a row whose id is NaN', (api) => api.users.edit('acme', { id: Number.NaN }, draft)],
    ['an address too long', (api) => api.usps.list('acme', 'x'.repeat(2000))],
    [
      'a figure that is NaN',
      (api) => api.keywords.add('acme', 7, aKeyword({ volume: Number.NaN })),
    ],
    [
      'a missing text',
      (api) => api.users.add('acme', { ...draft, ...JSON.parse('{"role":null}') }),
    ],
  ])('with %s is refused and never sent', async (_, call) => {
    const { api, sent } = createTestApi(() => json([]));
    const error: unknown = await call(api).catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ kind: 'refused', status: undefined });
    expect(sent).toEqual([]);
  });
});
