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

  it('are also those with their verified address in any spelling, by name', async () => {
    await addTo('acme', ada, ' Grace@NAVY.example');
    await addTo('acme', ada, 'grace@navy.example');
    expect(await mine(grace)).toEqual([acme, navy]);
    await addTo('demo', grace, 'grace@navy.example');
    expect(await mine(grace)).toMatchObject([acme, { domain: 'demo' }, navy]);
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

  it(`are ${mostWorkspacesOf} at most`, async () => {
    await database.rows.together('many', async (rows) => {
      for (let at = 0; at <= mostWorkspacesOf; at += 1) {
        const domain = `w${String(at).padStart(3, '0')}`;
        await rows.names.put('workspaces', domain, domain, { ...acme, domain, fullName: 'Ada' });
        await rows.insert('users', domain, '', { name: 'A', email: 'many@acme.example', role: '' });
      }
    });
    const found = await mine({ subject: 'many', email: 'many@acme.example' });
    expect(found).toHaveLength(mostWorkspacesOf);
    expect(found).toMatchObject({ 0: { domain: 'w000' } });
  });
});
