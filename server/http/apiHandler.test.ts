import { beforeEach, describe, expect, it } from 'vitest';
import type { Call } from '#api/contract/call.ts';
import { calls } from '#api/contract/calls.ts';
import { createRuns } from '../operations/runs.ts';
import { memoryRows } from '../rows/memory.ts';
import { samples } from '../writers/samples.ts';
import { createLimits, usualRates } from './rates.ts';
import { createApiHandler, routeOf, type ApiHandler, type ApiRequest } from './apiHandler.ts';

let handler: ApiHandler;
beforeEach(() => {
  const rows = memoryRows();
  const context = { rows, writer: samples, runs: createRuns(rows, 0) };
  handler = createApiHandler(context, async (authorization) =>
    authorization === 'Bearer good' ? { subject: 'ada', email: 'ada@acme.example' } : undefined,
  );
});

const ask = (
  method: string,
  path: string,
  { body = '', ...more }: Partial<ApiRequest> & { body?: string } = {},
) =>
  handler({
    method,
    pathname: `/api${path}`,
    query: new URLSearchParams(),
    authorization: 'Bearer good',
    contentType: 'application/json',
    readBody: async () => body,
    ...more,
  });

describe('routes', () => {
  it.each(Object.values(calls).map((call: Call) => [call.name, call] as const))(
    'lead to %s and to no other call',
    (name, { method, path }) => {
      const pathname = `/api${path.replace('{domain}', 'caf%C3%A9')}`;
      const workspace = path.includes('{domain}') ? 'café' : '';
      expect(routeOf(method, pathname)).toMatchObject({ call: { name }, workspace });
    },
  );

  it.each([
    '',
    '/',
    '/demo',
    '/demo/check/',
    '//check',
    '/v1/users/demo/getusers',
    '/v1/users//getUsers',
  ])('do not lead anywhere from %j', async (path) => {
    expect(await ask('GET', path)).toMatchObject({ status: 404, body: { success: false } });
  });

  it('report which part of a request is wrong', async () => {
    expect(await ask('POST', '/demo/check')).toMatchObject({ status: 405 });
    expect(await ask('GET', '/%E0%A4%A/check')).toMatchObject({ status: 400 });
  });
});

describe('the handler', () => {
  const body = JSON.stringify({ company: 'Acme', domain: 'acme', fullName: 'Ada' });

  it('requires a token, except for the check whether a workspace exists', async () => {
    const stranger = { authorization: 'Bearer bad' };
    expect(await ask('POST', '/acme/tenants', { ...stranger, body })).toMatchObject({
      status: 401,
    });
    const check = await ask('GET', '/acme/check', stranger);
    expect(check).toEqual({ status: 200, body: { exists: false } });
  });

  it('counts wrong tokens against sign-ins from there, and not against people there', async () => {
    const limits = createLimits({ ...usualRates, signIns: 1, requests: 10 });
    const counting = createApiHandler(
      { rows: memoryRows(), writer: samples, runs: createRuns(memoryRows(), 0) },
      async (authorization) =>
        authorization === 'Bearer good' ? { subject: 'ada', email: 'ada@acme.example' } : undefined,
      limits,
    );
    const send = (authorization: string) =>
      counting({
        method: 'POST',
        pathname: '/api/acme/tenants',
        query: new URLSearchParams(),
        authorization,
        address: 'office',
        contentType: 'application/json',
        readBody: async () => '{}',
      });
    const answers = [];
    for (let time = 1; time <= 60; time += 1) answers.push((await send('Bearer bad')).status);
    expect(answers.slice(0, 50)).toEqual(Array.from({ length: 50 }, () => 401));
    expect(answers.at(-1)).toBe(429);
    expect((await send('Bearer good')).status).toBe(422);
    await expect(limits.signIn('office')).rejects.toMatchObject({ status: 429 });
  });

  it('reads no body of strangers, of other workspaces, and of calls without one', async () => {
    await ask('POST', '/acme/tenants', { body });
    const readBody = () => Promise.reject(new Error('The body was read.'));
    const add = '/v1/users/acme/createUser';
    expect(await ask('POST', add, { readBody, authorization: 'Bearer bad' })).toMatchObject({
      status: 401,
    });
    for (const [method, path, status] of [
      ['POST', '/v1/users/nowhere/createUser', 404],
      ['POST', '/v1/users/acme/nothing', 404],
      ['PATCH', add, 405],
      ['GET', '/v1/users/acme/getUsers', 200],
    ] as const)
      expect(await ask(method, path, { readBody })).toMatchObject({ status });
  });

  it('reads the request and answers with the operation', async () => {
    expect(await ask('POST', '/acme/tenants', { body })).toMatchObject({ status: 201 });
    expect(await ask('GET', '/acme/check')).toEqual({ status: 200, body: { exists: true } });
    expect(await ask('POST', '/acme/tenants', { body: '{"company":' })).toMatchObject({
      status: 400,
    });
    const deep = `{"company":${'['.repeat(10_000)}${']'.repeat(10_000)}}`;
    expect(await ask('POST', '/acme/tenants', { body: deep })).toMatchObject({ status: 422 });
  });
});

it('reads at most eight bodies of one person at once, and those of others meanwhile', async () => {
  const context = { rows: memoryRows(), writer: samples, runs: createRuns(memoryRows(), 0) };
  await context.rows.names.put('open', 'acme', 'acme', true);
  await context.rows.names.put('workspaces', 'acme', 'acme', {
    company: 'Acme',
    domain: 'acme',
    fullName: 'Ada',
  });
  const parking = createApiHandler(context, async (subject) => ({ subject }));
  const parked: { readonly who: string; readonly go: (body: string) => void }[] = [];
  const send = (who: string) =>
    parking({
      method: 'POST',
      pathname: '/api/v1/users/acme/createUser',
      query: new URLSearchParams(),
      authorization: who,
      contentType: 'application/json',
      readBody: () => new Promise((go) => parked.push({ who, go })),
    });
  const ten = Array.from({ length: 10 }, () => send('ada'));
  void send('bob');
  const inOrder = () => parked.map(({ who }) => who);
  await expect.poll(inOrder).toContain('bob');
  expect(inOrder().filter((who) => who === 'ada')).toHaveLength(8);
  parked[0]?.go('{}');
  expect(await ten[0]).toMatchObject({ status: 422 });
  await expect.poll(() => inOrder().filter((who) => who === 'ada')).toHaveLength(9);
});
