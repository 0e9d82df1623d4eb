import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Call } from '#api/contract/call.ts';
import { calls } from '#api/contract/calls.ts';
import { memoryRows } from '../rows/memory.ts';
import { acme, askApi, makeWorkspace, type AskApi, type Asked } from '../testing/askApi.ts';
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

describe('one person', () => {
  const tooMany = {
    status: 429,
    body: { message: 'Too many requests at once. Try again in a few seconds.' },
    retryAfter: 5,
  };
  /** A server whose calls do not end by themselves, for all who come with any token. */
  async function heldServer() {
    const rows = memoryRows();
    const companyId = await makeWorkspace(rows);
    await rows.names.put('open', 'acme', 'acme', true);
    const held: (() => void)[] = [];
    const hold = () => new Promise<void>((resolve) => held.push(resolve));
    const send = askApi({
      ...rows,
      revision: (...of) => hold().then(() => rows.revision(...of)),
      together: (lock, work) => hold().then(() => rows.together(lock, work)),
    });
    const user = { name: 'Eve', email: 'eve@acme.example', role: 'Sales' };
    return {
      held,
      read: (who: string) => send('users.list', { who }),
      change: (who: string) => send('users.add', { who, body: user }),
      generate: (who: string) =>
        send('usps.generate', { who, body: { ...acme, domain: 'acme', companyId } }),
    };
  }

  it.each(['read', 'change'] as const)(
    'may %s four at once, and let twenty wait; others are not refused',
    async (act) => {
      const { held, [act]: send } = await heldServer();
      const all = Array.from({ length: 30 }, () => send('ada'));
      for (const refused of await Promise.all(all.slice(24)))
        expect(refused).toMatchObject(tooMany);
      await expect.poll(() => held.length).toBe(4);
      const other = send('bob');
      await expect.poll(() => held.length).toBe(5);
      for (let done = 0; done < 25; done += 1) {
        await expect.poll(() => held.length).toBeGreaterThan(done);
        held[done]?.();
      }
      for (const answer of await Promise.all([other, ...all.slice(0, 24)]))
        expect(answer).toMatchObject({ status: 200 });
    },
  );

  it('waits ten seconds for a place at most', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { read } = await heldServer();
    const fifth = Array.from({ length: 5 }, () => read('ada'))[4];
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await fifth).toMatchObject(tooMany);
  });

  it('joins a generation with 64 requests at most, and can still do something else', async () => {
    const { held, generate, read } = await heldServer();
    const all = Array.from({ length: 70 }, () => generate('ada'));
    for (const refused of await Promise.all(all.slice(64))) expect(refused).toMatchObject(tooMany);
    const other = read('bob');
    await expect.poll(() => held.length).toBe(2);
    for (const go of held) go();
    expect(await other).toMatchObject({ status: 200 });
    for (const answer of await Promise.all(all.slice(0, 64)))
      expect(answer).toMatchObject({ status: 200 });
  });
});
