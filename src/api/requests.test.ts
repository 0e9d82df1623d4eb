import { safeParse, strictObject, undefined as undefined_ } from 'valibot';
import { describe, expect, it } from 'vitest';
import { unknownFigures } from '#domain/testing/aKeyword.ts';
import type { Call } from './contract/call.ts';
import { calls } from './contract/calls.ts';
import { paths, type CallName } from './contract/paths.ts';
import { everyCall } from './testing/everyCall.ts';
import { json, createTestApi } from './testing/createTestApi.ts';

const names = Object.keys(paths) as CallName[];

/** Returns the request that a call sends; its response does not matter. */
const send = async (name: CallName) => {
  const { api, sent } = createTestApi(() => json({ data: [], exists: true }));
  await everyCall[name](api).catch(() => undefined);
  expect(sent).toHaveLength(1);
  return sent[0];
};

describe.each(names)('%s', (name) => {
  it('matches the contract', async () => {
    const request = await send(name);
    const call: Call = calls[name];
    const body = safeParse(call.body ?? undefined_(), request?.body);
    const query = safeParse(call.query ?? strictObject({}), request?.query);
    expect([body.issues, query.issues]).toEqual([undefined, undefined]);
  });
});

describe('requests', () => {
  it('for a new company have no id', async () => {
    const { api, sent } = createTestApi(() => json({ data: { companyId: 'c-9' } }));
    const profile = { name: 'Acme', size: '1-10', website: 'acme.com', description: 'x' } as const;
    expect(await api.businessInfo.save('acme', profile, null, 4)).toEqual({ companyId: 'c-9' });
    expect(sent[0]?.body).toEqual({ domain: 'acme', ...profile });
  });

  it('for an idea omit an unknown value', async () => {
    const { api, sent } = createTestApi(() => json({ success: true }));
    const idea = {
      title: 'Why',
      type: 'BLOG_POST',
      targetIcp: '',
      keywords: [],
      outline: [],
      estimatedValue: null,
    };
    await api.contentIdeas.edit('acme', { id: 9 }, idea);
    expect(sent[0]?.body).not.toHaveProperty('estimated_value');
    await api.contentIdeas.add('acme', 7, idea);
    expect(sent[1]?.body).toMatchObject({ estimated_value: 'Medium' });
  });

  it('for a keyword have null for unknown figures', async () => {
    const { api, sent } = createTestApi(() => json({ success: true }));
    await api.keywords.add('acme', 7, { keyword: 'crm', region: 'US', ...unknownFigures });
    expect(sent[0]?.body).toEqual({
      companyId: 7,
      keyword: 'crm',
      region: 'US',
      volume: null,
      competition_level: null,
      competition_index: null,
      low_bid: null,
      high_bid: null,
      trend: null,
    });
  });

  it('name what is still assumed as the server does, and say nothing of it where nothing is given', async () => {
    const { api, sent } = createTestApi(() => json({}));
    const usp = { title: 'Fast', description: 'Very', valueProposition: 'Time' };
    await api.usps.edit(
      'acme',
      { id: 1 },
      { ...usp, assumptions: ['valueProposition', 'unknown'] },
    );
    expect(sent[0]?.body).toMatchObject({ assumptions: ['valueProposition'] });
    await api.usps.edit('acme', { id: 1 }, { ...usp, assumptions: [] });
    expect(sent[1]?.body).toMatchObject({ assumptions: [] });
    await api.usps.edit('acme', { id: 1 }, usp);
    expect(sent[2]?.body).not.toHaveProperty('assumptions');
  });
});
