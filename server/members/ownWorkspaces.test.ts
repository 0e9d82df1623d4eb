import { beforeEach, describe, expect, it } from 'vitest';
import type { CallName } from '#api/contract/paths.ts';
import { seedDemo } from '../operations/demo/seedDemo.ts';
import { mostWorkspacesOf } from '../rows/rows.ts';
import { adapters, type TestDatabase } from '../testing/adapters.ts';
import { askApi } from '../testing/askApi.ts';
import { samples } from '../writers/samples.ts';
import type { Member } from './membership.ts';

const ada: Member = { subject: 'ada', email: 'ada@acme.example' };
const grace: Member = { subject: 'grace', email: 'grace@navy.example' };
const [acme, navy] = [
  { domain: 'acme', company: 'Acme Ltd' },
  { domain: 'navy', company: 'Navy' },
];

describe.each(adapters)('the workspaces of a person on %s (D84)', (_name, open) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await open();
    await seedDemo({ rows: database.rows, writer: samples });
    // Not in the order of their names.
    for (const [{ domain, company }, member] of [
      [navy, grace],
      [acme, ada],
    ] as const)
      await ask('workspaces.create', member, domain, { company, domain, fullName: 'Owner' });
  });

  const ask = async (name: CallName, member: Member, workspace: string, body?: object) => {
    const call = askApi(database.rows, async () => member);
    const { status, body: answer } = await call(name, { workspace, body });
    expect(status).toBeLessThan(300);
    return answer.data;
  };
  const mine = (member: Member) => ask('workspaces.mine', member, '');
  const addTo = (workspace: string, by: Member, email: string) =>
    ask('users.add', by, workspace, { name: 'New', email, role: 'Sales' });

  it('are those they have created, and neither the demo nor anybody else’s', async () => {
    expect(await mine(ada)).toEqual([acme]);
    expect(await mine(grace)).toEqual([navy]);
    expect(await mine({ subject: 'stranger', email: 'stranger@acme.example' })).toEqual([]);
  });

  it('are also those with their verified address in any spelling, their own first', async () => {
    await addTo('acme', ada, ' Grace@NAVY.example');
    await addTo('acme', ada, 'grace@navy.example');
    expect(await mine(grace)).toEqual([navy, { ...acme, isInvited: true }]);
    await addTo('demo', grace, 'grace@navy.example');
    expect(await mine(grace)).toEqual([
      navy,
      { ...acme, isInvited: true },
      { domain: 'demo', company: expect.any(String), isInvited: true },
    ]);
  });

  it('are those they were invited to no longer once they have opened one, whatever else names them', async () => {
    await addTo('acme', ada, 'grace@navy.example');
    await ask('users.list', grace, 'acme');
    expect(await mine(grace)).toEqual([acme, navy]);
    await addTo('acme', ada, 'grace@navy.example');
    expect(await mine(grace)).toEqual([acme, navy]);
  });

  it('are hidden from people with an unverified address, unless a row is bound to them', async () => {
    await addTo('acme', ada, 'grace@navy.example');
    expect(await mine({ subject: 'other' })).toEqual([]);
    expect(await mine({ subject: 'grace' })).toEqual([navy]);
  });

  it('are not those of somebody else who had the address before them', async () => {
    expect(await mine({ subject: 'other', email: 'grace@navy.example' })).toEqual([]);
    expect(await mine({ subject: 'grace', email: 'grace@married.example' })).toEqual([navy]);
  });

  it('no longer contain one that was deleted, or that they were removed from', async () => {
    await addTo('acme', ada, 'grace@navy.example');
    const users = await ask('users.list', ada, 'acme');
    const { id } = (users as readonly { id: number }[]).at(-1) ?? {};
    await ask('users.remove', ada, 'acme', { id });
    expect(await mine(grace)).toEqual([navy]);
    await ask('workspace.remove', grace, 'navy', { name: 'navy' });
    expect(await mine(grace)).toEqual([]);
  });

  it('are 200 at most, and 20 more that they are invited to, which never hide them', async () => {
    const named = (kind: string, at: number) => `${kind}${String(at).padStart(3, '0')}`;
    await database.rows.together('many', async (rows) => {
      const add = async (domain: string) => {
        await rows.names.put('workspaces', domain, domain, { ...acme, domain, fullName: 'Ada' });
        const user = { name: 'A', email: 'many@acme.example', role: '' };
        return rows.insert('users', domain, '', user);
      };
      for (let at = 0; at <= mostWorkspacesOf.bound; at += 1) {
        await add(named('a', at));
        const { id } = await add(named('own', at));
        await rows.bind(named('own', at), id, 'many');
      }
    });
    const of = (kind: string, count: number, more = {}) =>
      Array.from({ length: count }, (_, at) => ({ ...acme, domain: named(kind, at), ...more }));
    expect(await mine({ subject: 'many', email: 'many@acme.example' })).toEqual([
      ...of('own', 200),
      ...of('a', 20, { isInvited: true }),
    ]);
  });
});
