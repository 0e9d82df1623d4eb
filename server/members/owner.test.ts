import { beforeEach, describe, expect, it } from 'vitest';
import { told } from '../testing/told.ts';
import type { CallName } from '#api/contract/paths.ts';
import { adapters, type TestDatabase } from '../testing/adapters.ts';
import { askApi, type AskApi } from '../testing/askApi.ts';
import { requireMember, type Member } from './membership.ts';

const ada: Member = { subject: 'ada', email: 'ada@acme.example' };
const grace: Member = { subject: 'grace', email: 'grace@acme.example' };

interface User {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly role: string;
}

describe.each(adapters)('the members of a workspace on %s', (_name, open) => {
  let database: TestDatabase;
  let call: AskApi;
  let who: Member;
  const ask = async (person: Member, name: CallName, body?: unknown) => {
    who = person;
    const { status, body: answer } = await call(name, { body });
    return { status, message: answer.message, data: answer.data };
  };
  const listed = async (person = ada) => (await ask(person, 'users.list')).data as readonly User[];
  const rowOf = async (name: string) => {
    const found = (await listed()).find((user) => user.name === name);
    if (!found) throw new Error(`There is no ${name}.`);
    return found;
  };
  const add = (name: string, email: string, role = 'Sales') =>
    ask(ada, 'users.add', { name, email, role });
  const edit = (person: Member, user: User, change: Partial<User>) =>
    ask(person, 'users.edit', { ...user, ...change });
  const remove = (person: Member, { id }: User) => ask(person, 'users.remove', { id });
  const handOver = (person: Member, { id }: User) => ask(person, 'workspace.handOver', { id });
  const standing = async (person: Member) => (await ask(person, 'workspace.get')).data;

  beforeEach(async () => {
    database = await open();
    call = askApi(database.rows, async () => who);
    await ask(ada, 'workspaces.create', { company: 'Acme', domain: 'acme', fullName: 'Ada' });
    await add('Grace', grace.email ?? '');
    await listed(grace);
  });

  it('cannot remove the owner, change their address, or take the workspace', async () => {
    const owner = await rowOf('Ada');
    expect(await standing(grace)).toEqual({ name: 'acme', ownerId: owner.id, isOwner: false });
    expect(told(await remove(grace, owner))).toBe(
      '409 The owner cannot be deleted. Only the owner can hand the workspace over.',
    );
    expect(told(await edit(grace, owner, { email: 'grace@elsewhere.example' }))).toBe(
      '409 Only the owner can change the owner’s email address.',
    );
    expect(await edit(grace, owner, { role: 'Boss' })).toMatchObject({ status: 200 });
    expect(told(await handOver(grace, await rowOf('Grace')))).toBe(
      '409 Only the owner of this workspace can do that.',
    );
  });

  it('get the workspace from its owner, once they have signed in', async () => {
    const owner = await rowOf('Ada');
    await add('Typo', 'tpyo@acme.example');
    expect(told(await handOver(ada, await rowOf('Typo')))).toBe(
      '409 Typo has to sign in to this workspace first.',
    );
    expect(told(await remove(ada, owner))).toBe('409 You own this workspace. Hand it over first.');
    expect(await handOver(ada, await rowOf('Grace'))).toMatchObject({ status: 200 });
    expect(await standing(grace)).toMatchObject({ isOwner: true });
    expect(await standing(ada)).toMatchObject({ isOwner: false });
    expect(await remove(grace, owner)).toMatchObject({ status: 200 });
    expect(await ask(ada, 'users.list')).toMatchObject({ status: 403 });
  });

  it('have their first one as the owner if none was recorded, and nobody in an open workspace', async () => {
    const { names } = database.rows;
    await names.remove('owners', 'acme', 'acme');
    expect(await standing(ada)).toMatchObject({ isOwner: true });
    expect(await remove(grace, await rowOf('Ada'))).toMatchObject({ status: 409 });
    await names.put('open', 'acme', 'acme', true);
    expect(await standing(ada)).toEqual({ name: 'acme', ownerId: null, isOwner: false });
    expect(told(await handOver(ada, await rowOf('Grace')))).toBe(
      '409 This workspace has no owner, because it was created before owners were recorded.',
    );
    expect(await remove(grace, await rowOf('Ada'))).toMatchObject({ status: 200 });
  });

  it('stay members when their address changes at the provider, and nobody else inherits it', async () => {
    const moved: Member = { subject: 'grace', email: 'grace@married.example' };
    const unverified: Member = { subject: 'grace' };
    expect(await listed(moved)).toHaveLength(2);
    expect(await listed(unverified)).toHaveLength(2);
    const heir: Member = {
      subject: 'somebody else',
      email: 'grace@acme.example',
    };
    expect(told(await ask(heir, 'users.list'))).toBe(
      '403 Your email address belongs to a member who signed in with another account. Ask a member to delete that user and add you again.',
    );
    await remove(ada, await rowOf('Grace'));
    await add('Heir', 'grace@acme.example');
    expect(await listed(heir)).toHaveLength(2);
    expect(await ask(moved, 'users.list')).toMatchObject({ status: 403 });
  });

  it('give their place away when a colleague changes their address, but not when they do it themselves', async () => {
    await edit(grace, await rowOf('Grace'), { email: 'hopper@acme.example' });
    expect(await listed(grace)).toHaveLength(2);
    await edit(ada, await rowOf('Grace'), { email: 'next@acme.example' });
    expect(await ask(grace, 'users.list')).toMatchObject({ status: 403 });
    expect(await listed({ subject: 'next', email: 'next@acme.example' })).toHaveLength(2);
  });

  it('are bound once, also when two people come at the same moment', async () => {
    await add('Shared', 'shared@acme.example');
    const people = ['one', 'two'].map((subject) => ({ subject, email: 'shared@acme.example' }));
    const { rows } = database;
    const outcomes = await Promise.allSettled(
      people.map((person) => requireMember(rows, 'acme', person)),
    );
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('read who has changed the user list, when and how', async () => {
    await edit(ada, await rowOf('Grace'), { role: 'Head of Sales' });
    await edit(ada, await rowOf('Grace'), {});
    await handOver(ada, await rowOf('Grace'));
    await remove(grace, await rowOf('Ada'));
    const { data } = await ask(grace, 'workspace.activity');
    const [was, whom] = ['Sales', 'Head of Sales'].map((role) => `Grace (${grace.email}, ${role})`);
    const [by, owner] = ['Ada (ada@acme.example)', 'Ada (ada@acme.example, Owner)'];
    expect(data).toEqual(
      [
        { who: `Grace (${grace.email})`, what: 'removed', whom: owner },
        { who: by, what: 'handedOver', whom },
        { who: by, what: 'changed', whom, was },
        { who: by, what: 'added', whom: was },
        { who: by, what: 'created', whom: 'acme' },
      ].map((entry) => ({
        ...entry,
        id: expect.any(Number),
        at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      })),
    );
  });

  it('keep who was removed in the activity list, however many edits follow', async () => {
    const { rows } = database;
    await remove(ada, await rowOf('Grace'));
    const entry = {
      at: new Date().toISOString(),
      who: 'Ada',
      what: 'changed',
      whom: 'Ada',
    } as const;
    await rows.together('acme activity', async (within) => {
      for (let count = 0; count < 999; count += 1)
        await within.insert('activity', 'acme', 'changed', { ...entry, was: `Ada ${count}` });
    });
    for (const role of ['One', 'Two', 'Three']) await edit(ada, await rowOf('Ada'), { role });
    const { data } = await ask(ada, 'workspace.activity');
    const told = data as readonly { readonly id: number; readonly what: string; was?: string }[];
    expect(told.map(({ id }) => id)).toEqual(told.map(({ id }) => id).sort((a, b) => b - a));
    expect(told.slice(1_000).map(({ what }) => what)).toEqual(['removed', 'added', 'created']);
    expect(told[999]?.was).toBe('Ada 2');
  });
});
