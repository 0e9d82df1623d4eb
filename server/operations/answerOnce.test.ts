import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { adapters, type TestDatabase } from '../testing/adapters.ts';
import { askApi, makeWorkspace } from '../testing/askApi.ts';

describe.each(adapters)('a repeated request on %s', (_name, open) => {
  let database: TestDatabase;
  let companyId: number;
  beforeEach(async () => {
    database = await open();
    companyId = await makeWorkspace(database.rows);
  });
  afterEach(async () => {
    vi.useRealTimers();
  });

  const add = (key?: string, { rows = database.rows, who = 'ada', title = 'Quick' } = {}) => {
    const body = { domain: 'acme', companyId, title, description: 'd', valueProposition: 'v' };
    return askApi(rows)('usps.add', { who, body, idempotencyKey: key });
  };
  const count = async (rows = database.rows) =>
    (await rows.list('usps', 'acme', String(companyId))).length;

  it('gets the first answer, and adds nothing', async () => {
    const first = await add('k1');
    expect(first).toMatchObject({ status: 200, body: { data: { title: 'Quick' } } });
    expect(await add('k1')).toEqual(first);
    expect(await count()).toBe(1);
    await add();
    await add('k2');
    expect(await count()).toBe(3);
  });

  it('waits while the first one runs', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => add('k1')));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await count()).toBe(1);
  });

  it('is a new request when another person sends it', async () => {
    await add('k1');
    const ben = { name: 'Ben', email: 'ben@acme.example', role: 'Sales' };
    await askApi(database.rows)('users.add', { body: ben });
    await add('k1', { who: 'ben' });
    expect(await count()).toBe(2);
  });

  it('is refused when another request has used the key', async () => {
    await add('k1');
    expect(await add('k1', { title: 'Near' })).toMatchObject({
      status: 422,
      body: { message: 'Idempotency-Key: was used for another request.' },
    });
    expect(await count()).toBe(1);
  });

  it('is tried again when it was refused before', async () => {
    const ask = askApi(database.rows);
    const user = { name: 'Cy', email: 'cy@acme.example', role: 'Sales' };
    const addUser = () =>
      ask('users.add', { workspace: 'nowhere', body: user, idempotencyKey: 'k1' });
    expect(await addUser()).toMatchObject({ status: 404 });
    const body = { company: 'N', domain: 'nowhere', fullName: 'Ada' };
    const create = () =>
      ask('workspaces.create', { workspace: 'nowhere', body, idempotencyKey: 'k2' });
    expect(await create()).toMatchObject({ status: 201 });
    expect(await create()).toMatchObject({ status: 201 });
    expect(await addUser()).toMatchObject({ status: 200 });
  });

  it('is a new request after a day', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await add('k1');
    vi.setSystemTime(Date.now() + 23 * 3_600_000);
    await add('k1');
    expect(await count()).toBe(1);
    vi.setSystemTime(Date.now() + 2 * 3_600_000);
    await add('k1');
    expect(await count()).toBe(2);
  });

  it('is recognized after a restart', async () => {
    const first = await add('k1');
    const rows = (await database.reopen?.()) ?? database.rows;
    expect(await add('k1', { rows })).toEqual(first);
    expect(await count(rows)).toBe(1);
  });

  it.each(['', ' ', 'a b', 'é', 'x'.repeat(256)])('needs a key that is one: %j', async (key) => {
    expect(await add(key)).toMatchObject({ status: 400 });
    expect(await count()).toBe(0);
  });
});
