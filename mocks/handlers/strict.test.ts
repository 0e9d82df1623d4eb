import { describe, expect, it } from 'vitest';
import type { Call } from '#api/contract/call.ts';
import { calls } from '#api/contract/calls.ts';
import { requestOf, type Parts } from '../contract/ask.ts';
import { sendTo } from '../contract/sendTo.ts';
import { aKeywordRow } from '../fixtures/keyword.ts';
import { createMockApi, type MockApiOptions } from '../mockApi.ts';

interface Reply {
  readonly status: number;
  readonly answer: {
    readonly success?: boolean;
    readonly message?: string;
    readonly fields?: readonly string[];
    readonly data?: unknown;
    readonly exists?: boolean;
  };
}

function askMockApi(options: MockApiOptions = {}) {
  const mockApi = createMockApi(options);
  mockApi.seedDemo();
  const send = sendTo(mockApi.handlers);
  const reply = async (request: Request): Promise<Reply> => {
    const response = await send(request);
    return { status: response.status, answer: (await response.json()) as Reply['answer'] };
  };
  const ask = (name: keyof typeof calls, parts: Parts = {}, workspace = 'demo') =>
    reply(requestOf(calls[name], { base: 'http://api.test/api', workspace }, parts));
  return { ask, reply };
}

/** Values for bodies that the contract accepts; the tests leave single fields out. */
const values: Readonly<Record<string, unknown>> = {
  domain: 'demo',
  companyId: 1,
  size: '1-10',
  volume: 10,
  competition_level: 'LOW',
  competition_index: 10,
  low_bid: 1,
  high_bid: 2,
  trend: 0,
  competitionLevel: 'Low',
  estimated_value: 'High',
  painPoints: ['a'],
  goals: ['b'],
  outline: ['c'],
  keywords: ['d'],
  assumptions: ['title'],
  evidence: [{ quote: 'q', field: 'title' }],
  kind: 'usps',
  declined: ['x'],
  version: 0,
  companies: [{ targetid: 1, name: 'x' }],
  from: [{ id: 1, version: 0 }],
  followUp: true,
};
const bodyFor = (call: Call): Record<string, unknown> =>
  Object.fromEntries(
    Object.keys(call.body?.entries ?? {}).map((name) => [name, values[name] ?? '7']),
  );

const fieldsOf = Object.values(calls).flatMap((call: Call) =>
  Object.entries(call.body?.entries ?? {})
    .filter(([, schema]) => schema.type !== 'optional')
    .map(([field]) => [call.name, field] as const),
);

describe('a body', () => {
  const { ask } = askMockApi();

  it.each(fieldsOf)('of %s without %s is refused, naming it', async (name, field) => {
    const { [field]: _gone, ...body } = bodyFor(calls[name]);
    const { status, answer } = await ask(name, { body });
    expect([status, answer.fields]).toEqual([422, [field]]);
    expect(answer.message).toContain(`${field}: is missing`);
  });

  it.each(fieldsOf)('of %s that misspells %s is refused, naming both', async (name, field) => {
    const { [field]: value, ...rest } = bodyFor(calls[name]);
    const { status, answer } = await ask(name, { body: { ...rest, [`${field}_`]: value } });
    expect([status, [...(answer.fields ?? [])].sort()]).toEqual([422, [field, `${field}_`].sort()]);
  });

  it('that names another workspace than the address is refused', async () => {
    const body = { ...bodyFor(calls['usps.add']), domain: 'other' };
    expect(await ask('usps.add', { body })).toMatchObject({
      status: 422,
      answer: { fields: ['domain'] },
    });
  });

  it('that is not JSON, or has another content type, is refused', async () => {
    expect((await ask('keywords.remove', { body: '{"keywordid":' })).status).toBe(400);
    const { reply } = askMockApi();
    const plain = new Request('http://api.test/api/v1/keywords/demo/deleteKeywords', {
      method: 'DELETE',
      headers: { 'Content-Type': 'text/plain' },
      body: '{"keywordid":1}',
    });
    expect((await reply(plain)).status).toBe(415);
  });
});

describe('a keyword', () => {
  const figures = [
    'volume',
    'competition_level',
    'competition_index',
    'low_bid',
    'high_bid',
    'trend',
  ];
  const unknown = Object.fromEntries(figures.map((name) => [name, null]));
  const body = { companyId: 1, keyword: 'rye loaf', region: 'Wales', ...unknown };

  it('is accepted and kept with unknown figures', async () => {
    const { ask } = askMockApi();
    expect((await ask('keywords.add', { body })).status).toBe(200);
    const { answer } = await ask('keywords.list', { query: { companyId: '1' } });
    expect((answer.data as object[]).at(-1)).toMatchObject({ keyword: 'rye loaf', ...unknown });
  });

  it.each(['keyword', 'region'])('is refused without a %s', async (field) => {
    const { ask } = askMockApi();
    expect((await ask('keywords.add', { body: { ...body, [field]: null } })).status).toBe(422);
  });
});

describe('a geography', () => {
  /** As a model writes it: it knows no figures. */
  const geography = {
    region: 'Wales',
    marketSize: '',
    growthRate: '',
    competitionLevel: 'Low',
    recommendation: 'Start in Cardiff.',
  };
  const body = { companyId: 1, domain: 'demo', ...geography };

  it('is accepted without figures, added and edited', async () => {
    const { ask } = askMockApi();
    expect((await ask('geographies.add', { body })).status).toBe(200);
    const { answer } = await ask('geographies.list', { query: { companyId: '1' } });
    const added = (answer.data as { geoid: number; region: string }[]).at(-1);
    expect(added).toMatchObject(geography);
    const { companyId: _company, ...fields } = body;
    const edited = { ...fields, geoid: added?.geoid, recommendation: 'Wait.' };
    expect((await ask('geographies.edit', { body: edited })).status).toBe(200);
  });

  it.each(['region', 'recommendation'])('is refused without a %s', async (field) => {
    const { ask } = askMockApi();
    expect((await ask('geographies.add', { body: { ...body, [field]: ' ' } })).status).toBe(422);
  });
});

describe('an address', () => {
  it('that does not exist is 404, with a wrong method 405, both in JSON', async () => {
    const { reply } = askMockApi();
    const unknown = new Request('http://api.test/api/v1/keywords/demo/getKeyword');
    expect(await reply(unknown)).toMatchObject({ status: 404, answer: { success: false } });
    const wrong = new Request('http://api.test/api/demo/check', { method: 'PATCH' });
    expect(await reply(wrong)).toMatchObject({ status: 405, answer: { success: false } });
  });

  it('needs each of its parameters once, and accepts no others', async () => {
    const { ask, reply } = askMockApi();
    const fields = async (query: Readonly<Record<string, string>>) =>
      (await ask('keywords.list', { query })).answer.fields;
    expect(await fields({})).toEqual(['companyId']);
    expect(await fields({ companyid: '1' })).toEqual(['companyid']);
    expect(await fields({ companyId: 'undefined' })).toEqual(['companyId']);
    expect(await fields({ companyId: '1', page: '2' })).toEqual(['page']);
    const twice = 'http://api.test/api/v1/keywords/demo/getKeywords?companyId=1&companyId=1';
    expect((await reply(new Request(twice))).status).toBe(422);
  });

  it('of a workspace that does not exist is 404, except for the check whether it exists', async () => {
    const { ask } = askMockApi();
    expect((await ask('users.list', {}, 'nobody')).status).toBe(404);
    expect(await ask('workspaces.check', {}, 'nobody')).toEqual({
      status: 200,
      answer: { exists: false },
    });
  });
});

describe('an id', () => {
  it.each(['keywords.remove', 'usps.remove', 'users.remove', 'prospects.remove'] as const)(
    'that %s does not know is 404',
    async (name) => {
      const { ask } = askMockApi();
      const [field = ''] = Object.keys(calls[name].body.entries);
      expect((await ask(name, { body: { [field]: 999_999 } })).status).toBe(404);
      // Ids are unique across tables: the company's id names no row of another list.
      expect((await ask(name, { body: { [field]: 1 } })).status).toBe(404);
    },
  );

  it('may be a number or text', async () => {
    const { ask } = askMockApi();
    const { answer } = await ask('keywords.list', { query: { companyId: '1' } });
    const [first] = answer.data as { keywordid: number }[];
    const body = { keywordid: String(first?.keywordid) };
    expect((await ask('keywords.remove', { body })).status).toBe(200);
    expect((await ask('keywords.remove', { body })).status).toBe(404);
  });
});

describe('a request', () => {
  it('must be authorised, except for the check whether a workspace exists', async () => {
    const { ask } = askMockApi({
      authorize: ({ headers }) => headers.get('Authorization') === 'Bearer good',
    });
    const { keywordid: _id, ...keyword } = aKeywordRow();
    expect((await ask('users.list')).status).toBe(401);
    expect((await ask('keywords.add', { body: { companyId: 1, ...keyword } })).status).toBe(401);
    expect((await ask('workspaces.check')).status).toBe(200);
  });
});
