import { beforeEach, describe, expect, it } from 'vitest';
import type { Call } from '#api/contract/call.ts';
import { calls } from '#api/contract/calls.ts';
import { seedDemo } from '../operations/demo/seedDemo.ts';
import { adapters, type TestDatabase } from '../testing/adapters.ts';
import { askApi, type AskApi } from '../testing/askApi.ts';
import { samples } from '../writers/samples.ts';
import type { Member } from './membership.ts';

const people: Readonly<Record<string, Member>> = {
  ada: { subject: 'ada', email: 'ada@acme.example' },
  grace: { subject: 'grace', email: 'grace@navy.example' },
  nobody: { subject: 'nobody' },
  wildcard: { subject: '%', email: '%' },
};

interface User {
  readonly id: number;
}

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
  let ask: AskApi;
  beforeEach(async () => {
    database = await open();
    ask = askApi(database.rows, async (name) => people[name]);
    await seedDemo({ rows: database.rows, writer: samples });
    const body = { company: 'Acme', domain: 'acme', fullName: 'Ada Lovelace' };
    await ask('workspaces.create', { body });
  });

  const users = async () => (await ask<readonly User[]>('users.list')).body.data;
  const listedBy = (who: string, workspace = 'acme') => ask('users.list', { who, workspace });
  const add = (email: string) =>
    ask('users.add', { body: { name: 'Grace', email, role: 'Sales' } });
  const remove = (id: unknown) => ask('users.remove', { body: { id } });

  const guarded = (Object.values(calls) as readonly Call[]).filter(
    ({ area }) => area !== 'workspaces',
  );
  it('refuses every call to a person who is no member, but of another workspace', async () => {
    const body = { company: 'Navy', domain: 'navy', fullName: 'Grace' };
    await ask('workspaces.create', { who: 'grace', workspace: 'navy', body });
    expect(await listedBy('grace', 'navy')).toMatchObject({ status: 200 });
    for (const { name } of guarded)
      for (const who of ['grace', 'nobody', 'wildcard'])
        expect([name, await ask(name, { who, body: { id: 1 } })]).toEqual([name, notAMember]);
    expect(await listedBy('grace', 'nowhere')).toMatchObject({ status: 404 });
  });

  it('admits a person who was added, in any spelling of the address, until they are deleted', async () => {
    expect(await add(' Grace@Navy.example')).toMatchObject({ status: 200 });
    expect(await listedBy('grace')).toMatchObject({ status: 200 });
    const grace = (await users()).at(-1);
    await remove(grace?.id);
    expect(await listedBy('grace')).toEqual(notAMember);
  });

  it('keeps its last member, also when two are deleted at once', async () => {
    const [ada] = await users();
    expect(await remove(ada?.id)).toMatchObject({
      status: 409,
      body: { message: 'The last member cannot be deleted. Add somebody else first.' },
    });
    await add('grace@navy.example');
    const both = await users();
    const gone = await Promise.all(both.map(({ id }) => remove(id)));
    expect(gone.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
  });

  it('keeps the address of its last member, who would be locked out otherwise', async () => {
    const edit = (id: unknown, email: string, name = 'Ada') =>
      ask('users.edit', { body: { id, name, email, role: 'Owner' } });
    const [ada] = await users();
    expect(await edit(ada?.id, 'ada@elsewhere.example')).toMatchObject({
      status: 409,
      body: {
        message: 'The email address of the last member cannot be changed. Add somebody else first.',
      },
    });
    expect(await edit(ada?.id, ' ADA@acme.example', 'Countess')).toMatchObject({ status: 200 });
    expect(await edit(999, 'x@acme.example')).toMatchObject({ status: 404 });
    await add('grace@navy.example');
    const grace = (await users()).at(-1);
    expect(await edit(grace?.id, 'grace@army.example')).toMatchObject({ status: 200 });
    expect(await edit(ada?.id, 'ada@elsewhere.example')).toMatchObject({ status: 200 });
  });

  it('cannot be created with an unverified address', async () => {
    const body = { company: 'No', domain: 'no', fullName: 'Nobody' };
    expect(await ask('workspaces.create', { who: 'nobody', workspace: 'no', body })).toMatchObject({
      status: 403,
    });
    expect(await ask('workspaces.check', { workspace: 'no' })).toMatchObject({
      body: { exists: false },
    });
  });

  it('is open to every signed-in person if it is the demo', async () => {
    expect(await listedBy('grace', 'demo')).toMatchObject({ status: 200 });
    expect(await listedBy('stranger', 'demo')).toMatchObject({ status: 401 });
  });
});
