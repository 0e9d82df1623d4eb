import { describe, expect, it } from 'vitest';
import { calls } from '#api/contract/calls.ts';
import { requestOf, type Parts } from '../contract/ask.ts';
import { sendTo } from '../contract/sendTo.ts';
import { createMockApi } from '../mockApi.ts';

interface Reply {
  readonly status: number;
  readonly answer: {
    readonly message?: string;
    readonly fields?: readonly string[];
    readonly data?: unknown;
  };
}

function askMockApi() {
  const mockApi = createMockApi();
  mockApi.seedDemo();
  const send = sendTo(mockApi.handlers);
  const reply = async (request: Request): Promise<Reply> => {
    const response = await send(request);
    return { status: response.status, answer: (await response.json()) as Reply['answer'] };
  };
  const ask = (name: keyof typeof calls, parts: Parts = {}) =>
    reply(requestOf(calls[name], { base: 'http://api.test/api', workspace: 'demo' }, parts));
  return { ask, reply };
}

describe('a body', () => {
  const { ask } = askMockApi();

  // That every call refuses such bodies is shown by the check of the contract.
  it('without a field, or with it misspelt, is refused with the names of the fields', async () => {
    for (const [body, fields] of [
      [{}, ['keywordid']],
      [{ keywordid_: 1 }, ['keywordid', 'keywordid_']],
    ] as const) {
      const { status, answer } = await ask('keywords.remove', { body });
      expect([status, new Set(answer.fields)]).toEqual([422, new Set(fields)]);
      expect(answer.message).toContain('keywordid: is missing');
    }
  });

  it('that names another workspace than the address is refused', async () => {
    const usp = { companyId: 1, title: 't', description: 'd', valueProposition: 'v' };
    const body = { ...usp, domain: 'other' };
    expect(await ask('usps.add', { body })).toMatchObject({
      status: 422,
      answer: { fields: ['domain'] },
    });
  });

  it('of another content type is refused', async () => {
    const { reply } = askMockApi();
    const plain = new Request('http://api.test/api/v1/keywords/demo/deleteKeywords', {
      method: 'DELETE',
      headers: { 'Content-Type': 'text/plain' },
      body: '{"keywordid":1}',
    });
    expect((await reply(plain)).status).toBe(415);
  });
});

describe('a row without figures, as a model writes it,', () => {
  const keyword = {
    keyword: 'rye loaf',
    region: 'Wales',
    volume: null,
    competition_level: null,
    competition_index: null,
    low_bid: null,
    high_bid: null,
    trend: null,
  };
  const geography = {
    region: 'Wales',
    marketSize: '',
    growthRate: '',
    competitionLevel: 'Low',
    recommendation: 'Start in Cardiff.',
  };
  const known = { companyId: 1, domain: 'demo' };

  it('is accepted and kept: a keyword', async () => {
    const { ask } = askMockApi();
    expect((await ask('keywords.add', { body: { companyId: 1, ...keyword } })).status).toBe(200);
    const { answer } = await ask('keywords.list', { query: { companyId: '1' } });
    expect((answer.data as object[]).at(-1)).toMatchObject(keyword);
  });

  it('is accepted, kept and edited: a geography', async () => {
    const { ask } = askMockApi();
    expect((await ask('geographies.add', { body: { ...known, ...geography } })).status).toBe(200);
    const { answer } = await ask('geographies.list', { query: { companyId: '1' } });
    const added = (answer.data as { geoid: number }[]).at(-1);
    expect(added).toMatchObject(geography);
    const edited = { domain: 'demo', ...geography, geoid: added?.geoid, recommendation: 'Wait.' };
    expect((await ask('geographies.edit', { body: edited })).status).toBe(200);
  });

  it.each([
    ['keywords.add', { companyId: 1, ...keyword, keyword: null }],
    ['keywords.add', { companyId: 1, ...keyword, region: null }],
    ['geographies.add', { ...known, ...geography, region: ' ' }],
    ['geographies.add', { ...known, ...geography, recommendation: ' ' }],
  ] as const)('needs its texts: %s of %j', async (name, body) => {
    expect((await askMockApi().ask(name, { body })).status).toBe(422);
  });
});

describe('an address', () => {
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
});
