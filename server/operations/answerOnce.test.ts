import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApiHandler } from '../http/apiHandler.ts';
import type { Rows } from '../rows/rows.ts';
import { adapters, type TestDatabase } from '../testing/adapters.ts';
import { samples } from '../writers/samples.ts';
import { createRuns } from './runs.ts';

const usp = { domain: 'acme', title: 'Quick', description: 'd', valueProposition: 'v' };

describe.each(adapters)('a repeated request on %s', (_name, open) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await open();
    await send(database.rows, 'ada', '/acme/tenants', {
      company: 'Acme',
      domain: 'acme',
      fullName: 'Ada',
    });
    await send(database.rows, 'ada', '/v1/users/acme/createUser', {
      name: 'Ben',
      email: 'ben@acme.example',
      role: 'Sales',
    });
  });
  afterEach(async () => {
    vi.useRealTimers();
    await database.remove();
  });

  const send = async (rows: Rows, who: string, path: string, body: unknown, key?: string) => {
    const context = { rows, writer: samples, runs: createRuns(rows, 0) };
    const handler = createApiHandler(context, async (subject) => ({
      subject,
      email: `${subject}@acme.example`,
    }));
    return handler({
      method: 'POST',
      pathname: `/api${path}`,
      query: new URLSearchParams(),
      authorization: who,
      contentType: 'application/json',
      readBody: async () => JSON.stringify(body),
      idempotencyKey: key,
    });
  };
  /** Returns a company and a function that adds to it. */
  const company = async () => {
    const { id } = await database.rows.insert('companies', 'acme', '', {
      name: 'Acme',
      size: '1-10',
      website: 'https://acme.example',
      description: 'd',
    });
    const body = { ...usp, companyId: id };
    return {
      add: (key?: string, more: { who?: string; title?: string; rows?: Rows } = {}) => {
        const { who = 'ada', rows = database.rows, title = usp.title } = more;
        return send(rows, who, '/v1/marketing-insight/acme/customUSP', { ...body, title }, key);
      },
      count: async (rows: Rows = database.rows) =>
        (await rows.list('usps', 'acme', String(id))).length,
    };
  };

  it('gets the first answer, and adds nothing', async () => {
    const { add, count } = await company();
    const first = await add('k1');
    expect(first).toMatchObject({ status: 200, body: { data: { title: 'Quick' } } });
    expect(await add('k1')).toEqual(first);
    expect(await count()).toBe(1);
    await add();
    await add('k2');
    expect(await count()).toBe(3);
  });

  it('waits while the first one runs', async () => {
    const { add, count } = await company();
    const answers = await Promise.all(Array.from({ length: 10 }, () => add('k1')));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await count()).toBe(1);
  });

  it('is a new request when another person sends it', async () => {
    const { add, count } = await company();
    await add('k1');
    await add('k1', { who: 'ben' });
    expect(await count()).toBe(2);
  });

  it('is refused when another request has used the key', async () => {
    const { add, count } = await company();
    await add('k1');
    expect(await add('k1', { title: 'Near' })).toMatchObject({
      status: 422,
      body: { message: 'Idempotency-Key: was used for another request.' },
    });
    expect(await count()).toBe(1);
  });

  it('is tried again when it was refused before', async () => {
    const user = { name: 'Cy', email: 'cy@acme.example', role: 'Sales' };
    const path = '/v1/users/nowhere/createUser';
    expect(await send(database.rows, 'ada', path, user, 'k1')).toMatchObject({ status: 404 });
    const tenant = { company: 'N', domain: 'nowhere', fullName: 'Ada' };
    expect(await send(database.rows, 'ada', '/nowhere/tenants', tenant, 'k2')).toMatchObject({
      status: 201,
    });
    expect(await send(database.rows, 'ada', '/nowhere/tenants', tenant, 'k2')).toMatchObject({
      status: 201,
    });
    expect(await send(database.rows, 'ada', path, user, 'k1')).toMatchObject({ status: 200 });
  });

  it('is a new request after a day', async () => {
    const { add, count } = await company();
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
    const { add, count } = await company();
    const first = await add('k1');
    const rows = (await database.reopen?.()) ?? database.rows;
    expect(await add('k1', { rows })).toEqual(first);
    expect(await count(rows)).toBe(1);
  });

  it.each(['', ' ', 'a b', 'é', 'x'.repeat(256)])('needs a key that is one: %j', async (key) => {
    const { add, count } = await company();
    expect(await add(key)).toMatchObject({ status: 400 });
    expect(await count()).toBe(0);
  });
});
