import { beforeEach, describe, expect, it } from 'vitest';
import { adapters, type TestDatabase } from '../testing/adapters.ts';
import { nothing } from '../writers/writer.ts';

const usp = (title: string) => ({ title, description: 'd', valueProposition: 'v' });
const icp = { title: 'Of another list', description: '', painPoints: [], goals: [] };

describe.each(adapters)('rows on %s', (_name, open) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await open();
  });

  const titles = async () =>
    (await database.rows.list('usps', 'acme', '7')).map(({ value }) => value.title);

  it('are listed in the order they were added, with their last content', async () => {
    const { rows } = database;
    const first = await rows.insert('usps', 'acme', '7', usp('Quick'));
    const second = await rows.insert('usps', 'acme', '7', usp('Near'));
    await rows.insert('usps', 'acme', '8', usp('Of another company'));
    await rows.insert('icps', 'acme', '7', icp);
    await rows.insert('usps', 'other', '7', usp('Of another workspace'));
    await rows.update('usps', 'acme', String(first.id), { title: 'Quicker ü 💚 \ud800 \u0007' });
    expect(await rows.list('usps', 'acme', '7')).toMatchObject([
      { id: first.id, owner: '7', value: usp('Quicker ü 💚 \ud800 \u0007') },
      { id: second.id, owner: '7', value: usp('Near') },
    ]);
  });

  it('go to another owner, deleted ones too, and both lists have changed', async () => {
    const { rows } = database;
    const lists = ['usps:7', 'usps:8'] as const;
    const revisions = () => Promise.all(lists.map((list) => rows.revision('acme', [list])));
    const [first, gone, third] = [
      await rows.insert('usps', 'acme', '7', usp('Quick')),
      await rows.insert('usps', 'acme', '7', usp('Gone')),
      await rows.insert('usps', 'acme', '7', usp('Near')),
    ];
    const others = [
      await rows.insert('usps', 'other', '7', usp('Of another workspace')),
      await rows.insert('icps', 'acme', '7', icp),
    ];
    await rows.remove('usps', 'acme', gone.id);
    const before = await revisions();
    const moved = await rows.changeOwner('usps', 'acme', '7', '8');
    expect(new Set(moved)).toEqual(new Set([first.id, gone.id, third.id]));
    expect((await revisions()).filter((now, index) => now === before[index])).toEqual([]);
    expect(await rows.restore('usps', 'acme', gone.id)).toMatchObject({ owner: '8' });
    expect(await rows.list('usps', 'acme', '8')).toHaveLength(3);
    expect(await rows.list('usps', 'other', '7')).toMatchObject([{ id: others[0]?.id }]);
    expect(await rows.list('icps', 'acme', '7')).toMatchObject([{ id: others[1]?.id }]);
    expect(await rows.changeOwner('usps', 'acme', '8', '7', [third.id, 1_000])).toEqual([third.id]);
    expect(await titles()).toEqual(['Near']);
  });

  it('have a revision of their own after each change, which never comes back', async () => {
    const { rows } = database;
    const { names } = rows;
    const lists = ['usps:7', 'shared:7', 'letters:9'] as const;
    const seen = [await rows.revision('acme', lists)];
    const see = async () => seen.push(await rows.revision('acme', lists));
    const first = await rows.insert('usps', 'acme', '7', usp('Quick'));
    await see();
    await rows.update('usps', 'acme', first.id, { title: 'Quicker' });
    await see();
    const second = await rows.insert('usps', 'acme', '7', usp('Near'));
    await see();
    // The rows are those of before.
    await rows.remove('usps', 'acme', second.id);
    await see();
    for (const change of [
      () => names.put('shared', 'acme', '7 view', { value: 1, version: 1 }),
      () => names.put('shared', 'acme', '7 view', { value: 2, version: 2 }),
      () => names.remove('shared', 'acme', '7 view'),
      () => names.put('letters', 'acme', '9', []),
    ]) {
      await change();
      await see();
    }
    await rows.addUp();
    expect(new Set(seen).size).toBe(9);
    expect(await rows.revision('acme', lists)).toBe(seen.at(-1));
  });

  it('keep their revision when another list or workspace changes', async () => {
    const { rows } = database;
    await rows.insert('usps', 'acme', '7', usp('Quick'));
    const before = await rows.revision('acme', ['usps:7']);
    await rows.insert('usps', 'acme', '8', usp('Of another company'));
    await rows.insert('icps', 'acme', '7', icp);
    await rows.insert('usps', 'other', '7', usp('Of another workspace'));
    await rows.names.put('suggested', 'acme', 'usps:7', []);
    expect(await rows.revision('acme', ['usps:7'])).toBe(before);
  });

  it('are found in their own workspace and table only', async () => {
    const { rows } = database;
    const { id } = await rows.insert('usps', 'acme', '7', usp('Quick'));
    const text = String(id);
    expect(await rows.get('usps', 'acme', text)).toMatchObject({ id, value: usp('Quick') });
    for (const [table, workspace, name] of [
      ['usps', 'other', text],
      ['icps', 'acme', text],
      ['usps', 'acme', `0${text}`],
      ['usps', 'acme', `${text}.0`],
      ['usps', 'acme', `${text} OR 1=1`],
      ['usps', 'acme', '-1'],
      ['usps', 'acme', '99999999999999999999'],
    ] as const) {
      expect(await rows.get(table, workspace, name)).toBeUndefined();
      expect(await rows.update(table, workspace, name, {})).toBeUndefined();
      expect(await rows.remove(table, workspace, name)).toBe(false);
    }
    expect(await rows.get('usps', 'acme', text)).toBeDefined();
  });

  it('get increasing ids that are never reused', async () => {
    const { rows } = database;
    const first = await rows.insert('usps', 'acme', '7', usp('One'));
    const second = await rows.insert('icps', 'other', '9', icp);
    expect(second.id).toBeGreaterThan(first.id);
    expect(await rows.remove('icps', 'other', String(second.id))).toBe(true);
    expect(await rows.remove('icps', 'other', String(second.id))).toBe(false);
    const again = (await database.reopen?.()) ?? rows;
    expect((await again.insert('usps', 'acme', '7', usp('Three'))).id).toBeGreaterThan(second.id);
  });

  it('store one value under a name, and let only one request claim a free name', async () => {
    const { names } = database.rows;
    const about = (company: string) => ({ company, domain: 'acme', fullName: 'Ada' });
    const claims = ['One', 'Two', 'Three'].map((company) =>
      names.claim('workspaces', 'acme', 'acme', about(company)),
    );
    expect(await Promise.all(claims)).toEqual([true, false, false]);
    expect(await names.get('workspaces', 'acme', 'acme')).toEqual(about('One'));
    expect(await names.get('workspaces', 'other', 'acme')).toBeUndefined();
    await names.put('owners', 'acme', 'usps:7', 4);
    await names.put('owners', 'acme', 'usps:7', 8);
    expect(await names.get('owners', 'acme', 'usps:7')).toBe(8);
    await names.remove('owners', 'acme', 'usps:7');
    expect(await names.get('owners', 'acme', 'usps:7')).toBeUndefined();
  });

  it('remove old values of one table in all workspaces', async () => {
    const { names } = database.rows;
    const answer = { at: 1, request: 'r', body: { success: true } };
    await names.put('answers', 'acme', 'ada 1', answer);
    await names.put('answers', 'other', 'ada 1', answer);
    await names.put('owners', 'acme', 'usps:7', 1);
    await names.removeOlder('answers', 60);
    expect(await names.get('answers', 'acme', 'ada 1')).toEqual(answer);
    // Everything is older than a time in the future.
    await names.removeOlder('answers', -60);
    expect(await names.get('answers', 'acme', 'ada 1')).toBeUndefined();
    expect(await names.get('answers', 'other', 'ada 1')).toBeUndefined();
    expect(await names.get('owners', 'acme', 'usps:7')).toBe(1);
  });

  it('find a user by the one person they are bound to', async () => {
    const { rows } = database;
    const user = { name: 'Ada', email: 'ada@acme.example', role: 'Owner' };
    const { id } = await rows.insert('users', 'acme', '', user);
    expect(await rows.bind('other', id, 'ada')).toBe(false);
    expect(await rows.bind('acme', id, 'ada')).toBe(true);
    expect(await rows.bind('acme', id, 'grace')).toBe(false);
    await rows.update('users', 'acme', String(id), { email: 'moved@acme.example' });
    const seats = await rows.seats('acme', { subject: 'ada' });
    expect(seats).toEqual([expect.objectContaining({ id, subject: 'ada' })]);
    expect(await rows.seats('other', { subject: 'ada' })).toEqual([]);
    expect(await rows.bind('acme', id, null)).toBe(true);
    expect(await rows.seats('acme', { subject: 'ada' })).toEqual([]);
  });

  it('tell what all workspaces have used on a day, and the 50 that have used most', async () => {
    const { names } = database.rows;
    const day = new Date().toISOString().slice(0, 10);
    const cost = (tokensIn: number) => ({ requests: 2, tokensIn, tokensOut: 1 });
    expect(await names.usageOn(day)).toEqual([
      { workspace: '', requests: 0, tokensIn: 0, tokensOut: 0 },
    ]);
    for (let index = 1; index <= 51; index += 1)
      await names.put('usage', `acme-${index}`, day, cost(index));
    await names.put('usage', '', day, cost(5_000));
    await names.put('usage', '', `${day} ada`, cost(5_000));
    await names.put('usage', 'acme-1', '2026-01-01', cost(5_000));
    await names.put('usage', 'acme-1', `keywords ${day}`, cost(5_000));
    const [all, ...most] = await names.usageOn(day);
    expect(all).toEqual({ workspace: '', requests: 102, tokensIn: 1_326, tokensOut: 51 });
    expect(most).toHaveLength(50);
    expect(most[0]).toEqual({ workspace: 'acme-51', ...cost(51) });
    expect(most.at(-1)).toEqual({ workspace: 'acme-2', ...cost(2) });
  });

  it('tell how many bytes all workspaces have, and the 50 largest', async () => {
    const { rows } = database;
    expect(await rows.sizes()).toEqual([{ workspace: '', bytes: 0 }]);
    for (let index = 1; index <= 51; index += 1) {
      await rows.insert('usps', `acme-${index}`, '7', usp('x'.repeat(index)));
      await rows.names.put('owners', `acme-${index}`, 'usps:7', 1);
    }
    await rows.names.put('usage', '', '2026-01-01 ada', nothing);
    const expected = async (of: number) => ({
      workspace: `acme-${of}`,
      bytes: await rows.size(`acme-${of}`),
    });
    const [all, ...most] = await rows.sizes();
    const bytes = JSON.stringify(usp('')).length + 1;
    expect(all).toEqual({ workspace: '', bytes: 51 * bytes + 1_326 });
    expect(most).toHaveLength(50);
    expect(most[0]).toEqual({ workspace: 'acme-51', bytes: bytes + 51 });
    expect([most[0], most.at(-1)]).toEqual([await expected(51), await expected(2)]);
  });

  it('are changed together or not at all', async () => {
    const { rows } = database;
    const kept = await rows.insert('usps', 'acme', '7', usp('Kept'));
    const gone = await rows.insert('usps', 'acme', '7', usp('Stays too'));
    await rows.names.put('owners', 'acme', 'usps:7', 1);
    const work = rows.together('acme', async (within) => {
      await within.insert('usps', 'acme', '7', usp('Never'));
      await within.update('usps', 'acme', String(kept.id), { title: 'Never' });
      await within.remove('usps', 'acme', String(gone.id));
      await within.names.put('owners', 'acme', 'usps:7', 2);
      await within.names.claim('owners', 'acme', 'icps:7', 2);
      throw new Error('It broke');
    });
    await expect(work).rejects.toThrow('It broke');
    expect(await titles()).toEqual(['Kept', 'Stays too']);
    expect(await rows.names.get('owners', 'acme', 'usps:7')).toBe(1);
    expect(await rows.names.get('owners', 'acme', 'icps:7')).toBeUndefined();
  });

  it('keep a write that happens during a failing transaction', async () => {
    const { rows } = database;
    const meanwhile: Promise<unknown>[] = [];
    const work = rows.together('acme', async (within) => {
      await within.insert('usps', 'acme', '7', usp('Never'));
      meanwhile.push(rows.insert('usps', 'acme', '7', usp('Alone')));
      await within.list('usps', 'acme', '7');
      throw new Error('It broke');
    });
    await expect(work).rejects.toThrow('It broke');
    await Promise.all(meanwhile);
    expect(await titles()).toEqual(['Alone']);
  });

  it('are changed one after the other by transactions with the same lock', async () => {
    const { rows } = database;
    const count = () =>
      rows.together('counter', async (within) => {
        const before = (await within.names.get('owners', 'acme', 'n')) ?? 0;
        await within.names.put('owners', 'acme', 'n', before + 1);
      });
    await Promise.all(Array.from({ length: 50 }, count));
    expect(await rows.names.get('owners', 'acme', 'n')).toBe(50);
  });
});
