import { beforeEach, describe, expect, it } from 'vitest';
import type { Call } from '#api/contract/call.ts';
import { calls } from '#api/contract/calls.ts';
import { adapters, type TestDatabase } from '../testing/adapters.ts';
import { acme, askApi, makeWorkspace, type AskApi } from '../testing/askApi.ts';

const injections = [
  "'; DROP TABLE rows; --",
  '1 OR 1=1',
  "1') UNION SELECT value FROM named --",
  '$1',
  '%',
  "\\' OR 1=1 --",
];

const harbour = {
  target_company_name: 'Harbour',
  description: 'd',
  recent_news: '',
  initiatives_and_challenges: '',
};

describe.each(adapters)('bad input on %s', { timeout: 30_000 }, (_name, open) => {
  let database: TestDatabase;
  let ask: AskApi;
  let companyId: number;
  beforeEach(async () => {
    database = await open();
    ask = askApi(database.rows, undefined, { runs: database.runs(0) });
    companyId = await makeWorkspace(database.rows);
    await makeWorkspace(database.rows, 'other');
  });

  const person = { name: 'Grace', email: 'grace@navy.example', role: 'Sales' };
  const add = (more: Partial<typeof person> = {}) =>
    ask<{ readonly id: number }>('users.add', { body: { ...person, ...more } });
  const users = async () =>
    (await ask<readonly { readonly id: number; readonly name: string }[]>('users.list')).body.data;

  it('is refused when a text contains NUL, with the name of the field', async () => {
    for (const field of ['name', 'email', 'role'])
      expect(await add({ [field]: 'a\u0000b' })).toMatchObject({
        status: 422,
        body: { fields: [field], message: `${field}: must not hold the character U+0000.` },
      });
    const icp = { domain: 'acme', companyId, title: 't', description: 'd', goals: ['g'] };
    const body = { ...icp, painPoints: ['p', 'a\u0000b'] };
    expect(await ask('icps.add', { body })).toMatchObject({ body: { fields: ['painPoints'] } });
    const query = { companyId: '1\u0000' };
    expect(await ask('usps.list', { query })).toMatchObject({ body: { fields: ['companyId'] } });
    for (const call of ['users.list', 'workspaces.check'] as const)
      expect(await ask(call, { workspace: 'ac\u0000me' })).toMatchObject({ status: 422 });
    expect(await users()).toHaveLength(1);
  });

  it('is stored unchanged when it is only unusual', async () => {
    const names = [...injections, 'half \ud800 of a pair', '\u0001\u007f\u2028', '𝒳'.repeat(100)];
    for (const name of names) expect(await add({ name })).toMatchObject({ status: 200 });
    const [, ...kept] = await users();
    expect(kept.map(({ name }) => name)).toEqual(names);
  });

  it('finds no row and no workspace when it is a piece of SQL', async () => {
    for (const text of injections) {
      const edited = await ask('users.edit', { body: { id: text, ...person } });
      const removed = await ask('users.remove', { body: { id: text } });
      const listed = await ask('users.list', { workspace: text });
      expect([edited, removed, listed].map(({ status }) => status)).toEqual([404, 404, 404]);
      const { body } = await ask('workspaces.check', { workspace: text });
      expect(body).toEqual({ exists: false });
    }
    expect(await users()).toHaveLength(1);
  });

  const every = Object.values(calls) as readonly Call[];
  it('is refused by every call when it is nested 10,000 deep', async () => {
    const deep = `${'['.repeat(10_000)}${']'.repeat(10_000)}`;
    for (const { name, body } of every)
      for (const field of Object.keys(body?.entries ?? {})) {
        const { status } = await ask(name, { text: `{${JSON.stringify(field)}:${deep}}` });
        expect([name, field, status]).toEqual([name, field, 422]);
      }
  });

  it('is refused when it is too long, and a member with a long email address has access', async () => {
    // Varied letters, so that a database cannot compress it.
    const long = Array.from({ length: 100_000 }, (_, at) =>
      String.fromCharCode(97 + ((at * at * 31 + at * 7) % 26)),
    ).join('');
    const name = 'x'.repeat(201);
    expect(await add({ name })).toMatchObject({
      status: 422,
      body: { message: 'name: must hold at most 200 characters.', fields: ['name'] },
    });
    const longest = long.slice(0, 500 - '@acme.example'.length);
    const big = { name: name.slice(1), email: `${longest}@acme.example` };
    expect(await add(big)).toMatchObject({ status: 200 });
    expect(await ask('users.list', { who: longest })).toMatchObject({ status: 200 });
    expect(await ask('users.list', { who: `${longest}x` })).toMatchObject({ status: 403 });
    const body = { companyId: long };
    expect(await ask('keywords.generate', { body })).toMatchObject({ status: 422 });
  });

  it('is answered when an id is nothing but white space, or nearly', async () => {
    const remove = async (id: string) => (await ask('users.remove', { body: { id } })).status;
    const blank = ' '.repeat(400_000);
    expect(await remove(`${' '.repeat(190)}x`)).toBe(404);
    for (const id of [`${blank}x`, blank, `${blank}undefined`, ` NaN${blank}`])
      expect(await remove(id)).toBe(422);
  });

  it('is not repeated by a refusal beyond 200 characters', async () => {
    const long = 'x'.repeat(5_000);
    const answers = [
      await ask('workspaces.check', { workspace: long }),
      await ask('users.list', { workspace: long }),
      await ask('users.list', { pathname: `/api/${long}` }),
    ];
    for (const { name, ...call } of every) {
      const body = Object.fromEntries(
        Object.keys(call.body?.entries ?? {}).map((field) => [field, long]),
      );
      const query = Object.fromEntries(
        Object.keys(call.query?.entries ?? {}).map((field) => [field, long]),
      );
      answers.push(
        await ask(name, { body, query }),
        await ask(name, { body: { ...body, [long]: long } }),
        await ask(name, { body: {}, query: { [long]: long } }),
      );
    }
    const refusals = answers.filter(({ status }) => status >= 400).map(({ body }) => body);
    expect(refusals.length).toBeGreaterThan(100);
    expect(JSON.stringify(refusals)).not.toMatch(/x{201}/);
  });

  it('is refused with at most 20 of its problems when it has many', async () => {
    const icp = { domain: 'acme', companyId, title: 't', description: 'd', goals: ['g'] };
    const refusal = async (count: number) => {
      const painPoints = Array.from({ length: count }, () => 0);
      const { status, body } = await ask('icps.add', { body: { ...icp, painPoints } });
      return { status, message: body.message };
    };
    const many = await refusal(400_000);
    expect([many.status, many.message.length < 5_000]).toEqual([422, true]);
    expect(many.message).toContain('painPoints.0: ');
    expect(many.message).toMatch(/; the rest was not checked\.$/);
    const some = await refusal(23);
    expect(some.message).toContain('painPoints.19: ');
    expect(some.message).not.toContain('painPoints.20: ');
    expect(some.message).toMatch(/; and 3 more\.$/);
    expect((await refusal(20)).message).not.toContain('more');
  });

  it('generates once for a target company that is named repeatedly', async () => {
    const { rows } = database;
    const { id } = await rows.insert('targetCompanies', 'acme', String(companyId), harbour);
    const again = (text: unknown) => ({ targetid: text, name: 'Harbour' });
    const companies = [again(id), again(String(id)), again(id)];
    const answer = await ask('prospects.generate', { body: { companies } });
    expect(answer.status).toBe(200);
    const stored = await rows.list('prospects', 'acme', String(id));
    expect(answer.body.data).toHaveLength(stored.length);
    const tooMany = Array.from({ length: 101 }, () => again(id));
    const refused = await ask('prospects.generate', { body: { companies: tooMany } });
    expect(refused).toMatchObject({ status: 422, body: { fields: ['companies'] } });
  });

  it.each(['companies', 'users', 'targetCompanies', 'prospects'] as const)(
    'with an id of another workspace, live or deleted, is answered like one that never was: %s',
    async (kind) => {
      const { rows } = database;
      const values = {
        companies: acme,
        users: { name: 'Bo', email: 'bo@other.example', role: 'Sales' },
        targetCompanies: harbour,
        prospects: {
          prospect_name: 'Bo',
          prospect_company_name: 'Globex',
          role: 'Sales',
          targetid: 1,
        },
      };
      const live = (await rows.insert(kind, 'other', '', values[kind])).id;
      const gone = (await rows.insert(kind, 'other', '', values[kind])).id;
      await rows.remove(kind, 'other', String(gone));
      for (const call of every) {
        const query = Object.keys(call.query?.entries ?? {}).filter((field) => /id$/i.test(field));
        const fields = Object.keys(call.body?.entries ?? {}).filter((field) => /id$/i.test(field));
        if (query.length + fields.length === 0) continue;
        const answers = [live, gone, 9_999_999].map(async (id) => {
          const withId = (names: readonly string[]) =>
            Object.fromEntries(names.map((field) => [field, String(id)]));
          const asked = { body: withId(fields), query: withId(query) };
          return JSON.stringify(await ask(call.name, asked)).replaceAll(String(id), 'ID');
        });
        const [never, ...others] = (await Promise.all(answers)).toReversed();
        expect([call.name, ...others]).toEqual([call.name, never, never]);
      }
    },
  );
});
