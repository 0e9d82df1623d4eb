import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Call } from '#api/contract/call.ts';
import { calls } from '#api/contract/calls.ts';
import { createApiHandler, type ApiHandler } from '../http/apiHandler.ts';
import { seedDemo } from '../operations/demo/seedDemo.ts';
import { createRuns } from '../operations/runs.ts';
import { adapters, type TestDatabase } from '../testing/adapters.ts';
import { samples } from '../writers/samples.ts';
import type { Member } from './membership.ts';

const people: Readonly<Record<string, Member>> = {
  ada: { subject: 'ada', email: 'ada@acme.example' },
  grace: { subject: 'grace', email: 'grace@navy.example' },
  nobody: { subject: 'nobody' },
};

const notAMember = {
  status: 403,
  body: {
    success: false,
    error: 'You are not a member of this workspace.',
    message: 'You are not a member of this workspace.',
  },
};

describe.each(adapters)('a workspace on %s', (_name, open) => {
  let database: TestDatabase;
  let handler: ApiHandler;
  beforeEach(async () => {
    database = await open();
    const context = { rows: database.rows, writer: samples, runs: createRuns(database.rows, 0) };
    handler = createApiHandler(context, async (name) => people[name]);
    await seedDemo(context);
    const body = { company: 'Acme', domain: 'acme', fullName: 'Ada Lovelace' };
    const { status } = await ask('ada', 'POST', '/acme/tenants', body);
    if (status !== 201) throw new Error(`The workspace was not made: ${status}`);
  });
  afterEach(() => database.remove());

  const ask = (who: string, method: string, path: string, body?: unknown) =>
    handler({
      method,
      pathname: `/api${path}`,
      query: new URLSearchParams(),
      authorization: who,
      contentType: 'application/json',
      readBody: async () => (body === undefined ? '' : JSON.stringify(body)),
    });
  const users = async () => {
    const { body } = await ask('ada', 'GET', '/v1/users/acme/getUsers');
    return (body as { data: { id: number; name: string; email: string; role: string }[] }).data;
  };
  const add = (who: string, email: string) =>
    ask(who, 'POST', '/v1/users/acme/createUser', { name: 'Grace', email, role: 'Sales' });
  const remove = (who: string, id: unknown) =>
    ask(who, 'DELETE', '/v1/users/acme/deleteUser', { id });

  it('belongs to the person who created it', async () => {
    expect(await users()).toMatchObject([
      { id: expect.any(Number), name: 'Ada Lovelace', email: 'ada@acme.example', role: 'Owner' },
    ]);
  });

  const guarded = Object.values(calls).filter(({ area }: Call) => area !== 'workspaces');
  it.each(guarded.map((call: Call) => [call.name, call] as const))(
    'refuses %s to a person who is no member',
    async (_call, { method, path }) => {
      const address = path.replace('{domain}', 'acme');
      expect(await ask('grace', method, address, { id: 1 })).toEqual(notAMember);
      expect(await ask('nobody', method, address, { id: 1 })).toEqual(notAMember);
    },
  );

  it('lets everybody check whether it exists', async () => {
    expect(await ask('grace', 'GET', '/acme/check')).toEqual({
      status: 200,
      body: { exists: true },
    });
    expect(await ask('grace', 'GET', '/v1/users/nowhere/getUsers')).toMatchObject({ status: 404 });
  });

  it('admits a person who was added, in any spelling of the address, until they are deleted', async () => {
    expect(await add('ada', ' Grace@Navy.example')).toMatchObject({ status: 200 });
    expect(await ask('grace', 'GET', '/v1/users/acme/getUsers')).toMatchObject({ status: 200 });
    const grace = (await users()).at(-1);
    await remove('ada', grace?.id);
    expect(await ask('grace', 'GET', '/v1/users/acme/getUsers')).toEqual(notAMember);
  });

  it('keeps its last member, also when two are deleted at once', async () => {
    const [ada] = await users();
    expect(await remove('ada', ada?.id)).toMatchObject({
      status: 409,
      body: { message: 'The last member cannot be deleted. Add somebody else first.' },
    });
    await add('ada', 'grace@navy.example');
    const both = await users();
    const gone = await Promise.all(both.map(({ id }) => remove('ada', id)));
    expect(gone.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
  });

  it('keeps the address of its last member, who would be locked out otherwise', async () => {
    const edit = (id: unknown, email: string, name = 'Ada') =>
      ask('ada', 'PUT', '/v1/users/acme/updateUser', { id, name, email, role: 'Owner' });
    const [ada] = await users();
    expect(await edit(ada?.id, 'ada@elsewhere.example')).toMatchObject({
      status: 409,
      body: {
        message: 'The email address of the last member cannot be changed. Add somebody else first.',
      },
    });
    expect(await edit(ada?.id, ' ADA@acme.example', 'Countess')).toMatchObject({ status: 200 });
    expect(await edit(999, 'x@acme.example')).toMatchObject({ status: 404 });
    await add('ada', 'grace@navy.example');
    const grace = (await users()).at(-1);
    expect(await edit(grace?.id, 'grace@army.example')).toMatchObject({ status: 200 });
    expect(await edit(ada?.id, 'ada@elsewhere.example')).toMatchObject({ status: 200 });
  });

  it('cannot be created with an unverified address', async () => {
    const body = { company: 'No', domain: 'no', fullName: 'Nobody' };
    expect(await ask('nobody', 'POST', '/no/tenants', body)).toMatchObject({ status: 403 });
    expect(await ask('ada', 'GET', '/no/check')).toMatchObject({ body: { exists: false } });
  });

  it('is open to every signed-in person if it is the demo', async () => {
    expect(await ask('grace', 'GET', '/v1/users/demo/getUsers')).toMatchObject({ status: 200 });
    expect(await ask('stranger', 'GET', '/v1/users/demo/getUsers')).toMatchObject({ status: 401 });
  });
});
