import { expect, it } from 'vitest';
import { calls } from '#api/contract/calls.ts';
import { requestOf, type Parts } from '../contract/ask.ts';
import { sendTo } from '../contract/sendTo.ts';
import { createMockApi } from '../mockApi.ts';

function open() {
  const mockApi = createMockApi();
  mockApi.seedDemo();
  const send = sendTo(mockApi.handlers);
  return async (name: keyof typeof calls, parts: Parts) => {
    const at = { base: 'http://api.test/api', workspace: 'demo' };
    const response = await send(requestOf(calls[name], at, parts));
    const { data } = (await response.json()) as { data?: readonly Record<string, unknown>[] };
    return { status: response.status, data };
  };
}

/** A geography as a model writes it: it knows no figures. */
const geography = {
  region: 'Wales',
  marketSize: '',
  growthRate: '',
  competitionLevel: 'Low',
  recommendation: 'Start in Cardiff.',
};

it('takes a geography again, and edits of it, without the figures that a model leaves blank', async () => {
  const ask = open();
  const added = { companyId: 1, domain: 'demo', ...geography };
  expect(await ask('geographies.add', { body: added })).toMatchObject({ status: 200 });
  const { data } = await ask('geographies.list', { query: { companyId: '1' } });
  const row = data?.find(({ region }) => region === 'Wales');
  expect(row).toMatchObject(geography);
  const edited = { ...geography, domain: 'demo', geoid: row?.['geoid'], recommendation: 'Wait.' };
  expect(await ask('geographies.edit', { body: edited })).toMatchObject({ status: 200 });
});

it.each(['region', 'recommendation'])('refuses a geography without a %s', async (field) => {
  const body = { companyId: 1, domain: 'demo', ...geography, [field]: ' ' };
  expect(await open()('geographies.add', { body })).toMatchObject({ status: 422 });
});
