import { afterEach, describe, expect, it, vi } from 'vitest';
import { createApi } from '#api/createApi.ts';
import { paths } from '#api/contract/paths.ts';
import { ApiError } from '#api/response.ts';
import { sendTo } from '../contract/sendTo.ts';
import { demoCompanyId } from '../fixtures/demo.ts';
import { aKeyword } from '../fixtures/keyword.ts';
import { scenarioCatalogue } from './catalogue.ts';
import type { Scenario } from './override.ts';
import { scenario } from './scenario.ts';
import { callsOf } from './where.ts';

const { compose, ready } = scenario;
const workspace = 'demo';
const id = demoCompanyId;

/** The product's client over a scenario. */
const clientOver = (handlers: Scenario) =>
  createApi({ host: 'http://api.test', fetch: sendTo(handlers) });

type Client = ReturnType<typeof clientOver>;

const keywordsOver = (handlers: Scenario) => clientOver(handlers).keywords.list(workspace, id);
const failureOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

const draft = aKeyword();

/** Returns all lists of a workspace, as the client reads them. */
async function everything(client: Client) {
  const targets = await client.targetCompanies.list(workspace, id);
  const prospects = await client.prospects.list(
    workspace,
    targets.map((target) => target.id),
  );
  return {
    targets,
    prospects,
    usps: await client.usps.list(workspace, id),
    icps: await client.icps.list(workspace, id),
    geographies: await client.geographies.list(workspace, id),
    keywords: await client.keywords.list(workspace, id),
    contentIdeas: await client.contentIdeas.list(workspace, id),
    targetIcps: await client.contentIdeas.targetIcps(workspace, id),
    users: await client.users.list(workspace),
    mailToOne: await client.emails.list(
      workspace,
      prospects.slice(0, 1).map((prospect) => prospect.id),
    ),
    emails: await client.emails.list(
      workspace,
      prospects.map((prospect) => prospect.id),
    ),
  };
}

afterEach(() => vi.useRealTimers());

describe('workspaces', () => {
  it('ready has rows in every list', async () => {
    const lists = await everything(clientOver(ready()));
    expect(Object.values(lists).filter((rows) => rows.length === 0)).toEqual([]);
  });

  it('empty may be limited to an area', async () => {
    const client = clientOver(compose(ready(), scenario.empty('keywords')));
    expect(await client.keywords.list(workspace, id)).toEqual([]);
    expect(await client.usps.list(workspace, id)).not.toEqual([]);
  });

  it('gaps has no figures, a role without a name at each company, and websites that do not answer', async () => {
    const client = clientOver(scenario.gaps());
    const { keywords, targets, prospects } = await everything(client);
    expect(keywords.every(({ volume, trend }) => volume === null && trend === null)).toBe(true);
    expect(targets.slice(0, 4).map(({ isWebsiteFound }) => isWebsiteFound)).toEqual([
      true,
      false,
      false,
      undefined,
    ]);
    expect(prospects.some(({ name }) => name === '')).toBe(true);
  });

  it('manyRows has the given number of rows in every list', async () => {
    const client = clientOver(scenario.manyRows(120));
    const {
      targetIcps: _titles,
      emails: _emails,
      mailToOne: _mail,
      prospects: _people,
      ...lists
    } = await everything(client);
    for (const rows of Object.values(lists)) expect(rows).toHaveLength(120);
    const [target] = lists.targets;
    expect(await client.prospects.list(workspace, [target?.id ?? 0])).toHaveLength(120);
  });
});

describe('time', () => {
  it('loading never answers', async () => {
    vi.useFakeTimers();
    const settled = vi.fn<() => void>();
    void keywordsOver(compose(ready(), scenario.loading('keywords.list'))).finally(settled);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(settled).not.toHaveBeenCalled();
  });

  it('slow delays the answers of the handlers below', async () => {
    vi.useFakeTimers();
    const settled = vi.fn<() => void>();
    const rows = keywordsOver(compose(ready(), scenario.slow(3000, 'keywords'))).finally(settled);
    await vi.advanceTimersByTimeAsync(2999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await rows).not.toEqual([]);
  });

  it('polling fills each list at the given attempt', async () => {
    const client = clientOver(compose(ready(), scenario.polling(3)));
    const lengths: number[] = [];
    for (let attempt = 0; attempt <= 3; attempt += 1) {
      lengths.push((await client.keywords.list(workspace, id)).length);
    }
    expect(lengths).toEqual([0, 0, 0, expect.any(Number)]);
    expect(lengths.at(-1)).toBeGreaterThan(0);
    expect(await client.usps.list(workspace, id)).toEqual([]);
  });
});

describe('failures', () => {
  it.each<[string, Scenario, object]>([
    ['serverError', scenario.serverError('keywords.add'), { kind: 'refused', status: 500 }],
    [
      'errorBody with error',
      scenario.errorBody('keywords.add', { error: 'Quota exceeded' }),
      { kind: 'refused', status: 400, serverMessage: 'Quota exceeded' },
    ],
    [
      'errorBody with message',
      scenario.errorBody('keywords.add', { message: 'Slow down' }, 429),
      { kind: 'refused', status: 429, serverMessage: 'Slow down' },
    ],
    [
      'notSuccessful',
      scenario.notSuccessful('keywords.add', 'Not today'),
      { kind: 'refused', status: 200, serverMessage: 'Not today' },
    ],
    ['malformed', scenario.malformed('keywords.add'), { kind: 'malformed' }],
    ['malformed html', scenario.malformed('keywords.add', 'html'), { kind: 'malformed' }],
    ['malformed text', scenario.malformed('keywords.add', 'text'), { kind: 'malformed' }],
    ['malformed number', scenario.malformed('keywords.add', 'number'), { kind: 'malformed' }],
    ['networkFailure', scenario.networkFailure('keywords.add'), { kind: 'unreachable' }],
  ])('%s reaches the screen as what it is, and only on its call', async (_name, fault, shape) => {
    const client = clientOver(compose(ready(), fault));
    const error = await failureOf(client.keywords.add(workspace, id, draft));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ call: 'keywords.add', ...shape });
    expect(await client.keywords.list(workspace, id)).not.toEqual([]);
  });

  it('happen the given number of times', async () => {
    const client = clientOver(
      compose(ready(), scenario.serverError('keywords.list', 503, { times: 1 })),
    );
    expect(await failureOf(client.keywords.list(workspace, id))).toMatchObject({ status: 503 });
    expect(await client.keywords.list(workspace, id)).not.toEqual([]);
  });

  it('may apply to one call, to an area, or to all calls', () => {
    expect(callsOf('keywords.add').map(({ name }) => name)).toEqual(['keywords.add']);
    expect(callsOf('keywords')).toHaveLength(4);
    expect(callsOf('all')).toHaveLength(Object.keys(paths).length);
    expect(scenario.networkFailure('users')).toHaveLength(4);
  });

  it('can be combined, the last one on top', async () => {
    const both = compose(
      ready(),
      scenario.serverError('keywords'),
      scenario.errorBody('keywords.list', { error: 'Top' }),
    );
    expect(await failureOf(keywordsOver(both))).toMatchObject({ serverMessage: 'Top' });
  });
});

describe('the catalogue', () => {
  it('lists each scenario once, with handlers that can be used', () => {
    const names = scenarioCatalogue.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    const code = scenarioCatalogue.map((listed) => listed.code).join(' ');
    const unlisted = Object.keys(scenario).filter((name) => !code.includes(`${name}(`));
    expect(unlisted).toEqual([]);
    const light = scenarioCatalogue.filter(({ name }) => name !== 'many rows');
    expect(light.filter(({ handlers }) => handlers().length < 2)).toEqual([]);
  });
});
