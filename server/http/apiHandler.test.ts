import { beforeEach, describe, expect, it } from 'vitest';
import type { Call } from '#api/contract/call.ts';
import { calls } from '#api/contract/calls.ts';
import { memoryRows } from '../rows/memory.ts';
import { askApi, makeWorkspace, type AskApi, type Asked } from '../testing/askApi.ts';
import { routeOf } from './apiHandler.ts';
import { createLimits, usualRates } from './rates.ts';

const identify = async (authorization: string) =>
  authorization === 'Bearer good' ? { subject: 'ada', email: 'ada@acme.example' } : undefined;
const stranger = { who: 'Bearer bad' };

let ask: AskApi;
beforeEach(() => {
  const known = askApi(memoryRows(), identify);
  ask = (name, asked) => known(name, { who: 'Bearer good', ...asked });
});

describe('routes', () => {
  it('lead to each call and to no other one', () => {
    for (const { name, method, path } of Object.values(calls) as readonly Call[]) {
      const pathname = `/api${path.replace('{domain}', 'caf%C3%A9')}`;
      const workspace = path.includes('{domain}') ? 'café' : '';
      expect(routeOf(method, pathname)).toMatchObject({ call: { name }, workspace });
    }
  });

  it.each([
    '',
    '/',
    '/demo',
    '/demo/check/',
    '//check',
    '/v1/users/demo/getusers',
    '/v1/users//getUsers',
  ])('do not lead anywhere from %j', async (path) => {
    const answer = await ask('users.list', { pathname: `/api${path}` });
    expect(answer).toMatchObject({ status: 404, body: { success: false } });
  });

  it('report which part of a request is wrong', async () => {
    expect(await ask('workspaces.check', { method: 'POST' })).toMatchObject({ status: 405 });
    const unreadable = await ask('workspaces.check', { pathname: '/api/%E0%A4%A/check' });
    expect(unreadable).toMatchObject({ status: 400 });
    const broken = await ask('workspaces.create', { text: '{"company":' });
    expect(broken).toMatchObject({ status: 400 });
  });
});

describe('the handler', () => {
  const body = { company: 'Acme', domain: 'acme', fullName: 'Ada' };

  it('checks for everybody whether a workspace exists', async () => {
    const check = () => ask('workspaces.check', stranger);
    expect(await check()).toEqual({ status: 200, body: { exists: false } });
    expect(await ask('workspaces.create', { body })).toMatchObject({ status: 201 });
    expect(await check()).toEqual({ status: 200, body: { exists: true } });
  });

  it('counts wrong tokens against sign-ins from there, and not against people there', async () => {
    const limits = createLimits({ ...usualRates, signIns: 1, requests: 10 });
    const counting = askApi(memoryRows(), identify, { limits });
    const send = async (who: string) =>
      (await counting('workspaces.create', { who, address: 'office', body: {} })).status;
    const answers = [];
    for (let time = 1; time <= 60; time += 1) answers.push(await send('Bearer bad'));
    expect(answers.slice(0, 50)).toEqual(Array.from({ length: 50 }, () => 401));
    expect(answers.at(-1)).toBe(429);
    expect(await send('Bearer good')).toBe(422);
    await expect(limits.signIn('office')).rejects.toMatchObject({ status: 429 });
  });

  it('reads no body of strangers, of other workspaces, and of calls without one', async () => {
    await ask('workspaces.create', { body });
    const readBody = () => Promise.reject(new Error('The body was read.'));
    const add = async (more: Asked) => (await ask('users.add', { readBody, ...more })).status;
    expect(await add(stranger)).toBe(401);
    expect(await add({ workspace: 'nowhere' })).toBe(404);
    expect(await add({ pathname: '/api/v1/users/acme/nothing' })).toBe(404);
    expect(await add({ method: 'PATCH' })).toBe(405);
    expect(await ask('users.list', { readBody })).toMatchObject({ status: 200 });
  });
});

it('reads at most eight bodies of one person at once, and those of others meanwhile', async () => {
  const rows = memoryRows();
  await makeWorkspace(rows);
  await rows.names.put('open', 'acme', 'acme', true);
  const parking = askApi(rows);
  const parked: { readonly who: string; readonly go: (body: string) => void }[] = [];
  const send = (who: string) =>
    parking('users.add', {
      who,
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
