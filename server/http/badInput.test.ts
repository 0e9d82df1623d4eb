import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Call } from '#api/contract/call.ts';
import { calls } from '#api/contract/calls.ts';
import type { Answer } from '../operations/answerCall.ts';
import { adapters, type TestDatabase } from '../testing/adapters.ts';
import { samples } from '../writers/samples.ts';
import { createApiHandler, type ApiHandler } from './apiHandler.ts';

type Values = Readonly<Record<string, unknown>>;

const listOf = ({ body }: Answer) => (body as { data: readonly Values[] }).data;

const injections = [
  "'; DROP TABLE rows; --",
  '1 OR 1=1',
  "1') UNION SELECT value FROM named --",
  '$1',
  '%',
  "\\' OR 1=1 --",
];

describe.each(adapters)('bad input on %s', { timeout: 30_000 }, (_name, open) => {
  let database: TestDatabase;
  let handler: ApiHandler;
  beforeEach(async () => {
    database = await open();
    const context = { rows: database.rows, writer: samples, runs: database.runs(0) };
    handler = createApiHandler(context, async (name) => ({
      subject: name,
      email: `${name}@acme.example`,
    }));
    for (const domain of ['acme', 'other']) {
      const body = { company: 'Acme', domain, fullName: 'Ada' };
      await ask('POST', `/${domain}/tenants`, body);
    }
  });
  afterEach(() => database.remove());

  const send = (method: string, path: string, text: string, who = 'ada', query = {}) =>
    handler({
      method,
      pathname: `/api${path}`,
      query: new URLSearchParams(query),
      authorization: who,
      contentType: 'application/json',
      readBody: async () => text,
    });
  const ask = (method: string, path: string, body?: unknown, who?: string) =>
    send(method, path, body === undefined ? '' : JSON.stringify(body), who);
  const users = '/v1/users/acme';
  const person = { name: 'Grace', email: 'grace@navy.example', role: 'Sales' };

  it('is refused when a text contains NUL, with the name of the field', async () => {
    for (const field of ['name', 'email', 'role']) {
      const body = { ...person, [field]: 'a\u0000b' };
      expect(await ask('POST', `${users}/createUser`, body)).toMatchObject({
        status: 422,
        body: { fields: [field], message: `${field}: must not hold the character U+0000.` },
      });
    }
    const deep = { domain: 'acme', companyId: 1, title: 't', description: 'd', goals: ['g'] };
    const inList = { ...deep, painPoints: ['p', 'a\u0000b'] };
    const add = calls['icps.add'];
    expect(await ask(add.method, add.path.replace('{domain}', 'acme'), inList)).toMatchObject({
      status: 422,
      body: { fields: ['painPoints'] },
    });
    const { method, path } = calls['usps.list'];
    const asked = await send(method, path.replace('{domain}', 'acme'), '', 'ada', {
      companyId: '1\u0000',
    });
    expect(asked).toMatchObject({ status: 422, body: { fields: ['companyId'] } });
    expect(await ask('GET', '/v1/users/ac%00me/getUsers')).toMatchObject({ status: 422 });
    expect(await ask('GET', '/%00/check')).toMatchObject({ status: 422 });
    expect(listOf(await ask('GET', `${users}/getUsers`))).toHaveLength(1);
  });

  it('is stored unchanged when it is only unusual', async () => {
    const names = [...injections, 'half \ud800 of a pair', '\u0001\u007f\u2028', '𝒳'.repeat(100)];
    for (const name of names)
      expect(await ask('POST', `${users}/createUser`, { ...person, name })).toMatchObject({
        status: 200,
      });
    const kept = listOf(await ask('GET', `${users}/getUsers`)).slice(1);
    expect(kept.map(({ name }) => name)).toEqual(names);
  });

  it('finds no row and no workspace when it is a piece of SQL', async () => {
    for (const text of injections) {
      expect(await ask('PUT', `${users}/updateUser`, { id: text, ...person })).toMatchObject({
        status: 404,
      });
      expect(await ask('DELETE', `${users}/deleteUser`, { id: text })).toMatchObject({
        status: 404,
      });
      const domain = encodeURIComponent(text);
      expect(await ask('GET', `/v1/users/${domain}/getUsers`)).toMatchObject({ status: 404 });
      expect(await ask('GET', `/${domain}/check`)).toMatchObject({ body: { exists: false } });
    }
    expect(listOf(await ask('GET', `${users}/getUsers`))).toHaveLength(1);
  });

  const withBody = Object.values(calls).filter((call: Call) => call.body !== undefined);
  it('is refused by every call when it is nested 10,000 deep', async () => {
    const deep = `${'['.repeat(10_000)}${']'.repeat(10_000)}`;
    for (const call of withBody as readonly Call[]) {
      for (const field of Object.keys(call.body?.entries ?? {})) {
        const path = call.path.replace('{domain}', 'acme');
        const { status } = await send(call.method, path, `{${JSON.stringify(field)}:${deep}}`);
        expect([call.name, field, status]).toEqual([call.name, field, 422]);
      }
    }
  });

  it('is refused when it is too long, and a member with a long email address has access', async () => {
    // Varied letters, so that a database cannot compress it.
    const long = Array.from({ length: 100_000 }, (_, at) =>
      String.fromCharCode(97 + ((at * at * 31 + at * 7) % 26)),
    ).join('');
    const name = 'x'.repeat(201);
    expect(await ask('POST', `${users}/createUser`, { ...person, name })).toMatchObject({
      status: 422,
      body: { message: 'name: must hold at most 200 characters.', fields: ['name'] },
    });
    const longest = long.slice(0, 500 - '@acme.example'.length);
    const big = { ...person, name: name.slice(1), email: `${longest}@acme.example` };
    expect(await ask('POST', `${users}/createUser`, big)).toMatchObject({ status: 200 });
    expect(await ask('GET', `${users}/getUsers`, undefined, longest)).toMatchObject({
      status: 200,
    });
    expect(await ask('GET', `${users}/getUsers`, undefined, `${longest}x`)).toMatchObject({
      status: 403,
    });
    const generate = calls['keywords.generate'];
    const path = generate.path.replace('{domain}', 'acme');
    expect(await ask(generate.method, path, { companyId: long })).toMatchObject({ status: 422 });
  });

  it('is answered when an id is nothing but white space, or nearly', async () => {
    const path = `${users}/deleteUser`;
    const blank = ' '.repeat(400_000);
    expect(await ask('DELETE', path, { id: `${' '.repeat(190)}x` })).toMatchObject({ status: 404 });
    for (const id of [`${blank}x`, blank, `${blank}undefined`, ` NaN${blank}`])
      expect(await ask('DELETE', path, { id })).toMatchObject({ status: 422 });
  });

  it('is not repeated by a refusal beyond 200 characters', async () => {
    const long = 'x'.repeat(5_000);
    const answers = [
      await ask('GET', `/${long}/check`),
      await ask('GET', `/v1/users/${long}/getUsers`),
      await ask('GET', `/${long}`),
    ];
    for (const call of Object.values(calls) as readonly Call[]) {
      const path = call.path.replace('{domain}', 'acme');
      const fields = Object.keys(call.body?.entries ?? {});
      const body = Object.fromEntries(fields.map((field) => [field, long]));
      const query = Object.keys(call.query?.entries ?? {}).map((field) => [field, long]);
      answers.push(
        await send(call.method, path, JSON.stringify(body), 'ada', Object.fromEntries(query)),
        await send(call.method, path, JSON.stringify({ ...body, [long]: long })),
        await send(call.method, path, '{}', 'ada', { [long]: long }),
      );
    }
    const refusals = answers.filter(({ status }) => status >= 400).map(({ body }) => body);
    expect(refusals.length).toBeGreaterThan(100);
    expect(JSON.stringify(refusals)).not.toMatch(/x{201}/);
  });

  it('is refused with at most 20 of its problems when it has many', async () => {
    const add = calls['icps.add'];
    const body = { domain: 'acme', companyId: 1, title: 't', description: 'd', goals: ['g'] };
    const path = add.path.replace('{domain}', 'acme');
    const refusal = async (count: number) => {
      const painPoints = Array.from({ length: count }, () => 0);
      const answer = await ask(add.method, path, { ...body, painPoints });
      return { ...answer, message: (answer.body as { message: string }).message };
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
    const target = { target_company_name: 'Harbour', description: 'd', recent_news: '' };
    const value = { ...target, initiatives_and_challenges: '' };
    const company = await rows.insert('companies', 'acme', '', {
      name: 'Acme',
      website: 'https://acme.example',
      size: '10-50',
      description: 'We bake bread.',
    });
    const { id } = await rows.insert('targetCompanies', 'acme', String(company.id), value);
    const again = (text: unknown) => ({ targetid: text, name: 'Harbour' });
    const companies = [again(id), again(String(id)), again(id)];
    const generate = calls['prospects.generate'];
    const path = generate.path.replace('{domain}', 'acme');
    const answer = await ask(generate.method, path, { companies });
    expect(answer.status).toBe(200);
    const stored = await rows.list('prospects', 'acme', String(id));
    expect(listOf(answer)).toHaveLength(stored.length);
    const tooMany = Array.from({ length: 101 }, () => again(id));
    const refused = await ask(generate.method, path, { companies: tooMany });
    expect(refused).toMatchObject({ status: 422, body: { fields: ['companies'] } });
  });

  it('is 404 in a workspace that does not exist, whatever else is wrong', async () => {
    const nowhere = '/v1/users/nowhere/createUser';
    expect(await ask('POST', nowhere, { name: 7 })).toMatchObject({ status: 404 });
    expect(await send('POST', nowhere, '{')).toMatchObject({ status: 404 });
  });

  it('with an id of another workspace is 404', async () => {
    const added = await ask('POST', `${users}/createUser`, person);
    const { id } = (added.body as { data: { id: number } }).data;
    for (const text of [id, String(id)]) {
      const there = '/v1/users/other';
      const edited = await ask('PUT', `${there}/updateUser`, { id: text, ...person, name: 'Eve' });
      const gone = await ask('DELETE', `${there}/deleteUser`, { id: text });
      expect([edited.status, gone.status]).toEqual([404, 404]);
    }
    expect(listOf(await ask('GET', `${users}/getUsers`)).at(-1)).toMatchObject({ id, ...person });
  });

  it.each(['users', 'targetCompanies', 'prospects'] as const)(
    'with an id of another workspace, live or deleted, is answered like one that never was: %s',
    async (kind) => {
      const { rows } = database;
      const values = {
        users: { name: 'Bo', email: 'bo@other.example', role: 'Sales' },
        targetCompanies: {
          target_company_name: 'Globex',
          description: 'Energy',
          recent_news: '',
          initiatives_and_challenges: '',
        },
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
      for (const call of Object.values(calls) as readonly Call[]) {
        const query = Object.keys(call.query?.entries ?? {}).filter((field) => /id$/i.test(field));
        const fields = Object.keys(call.body?.entries ?? {}).filter((field) => /id$/i.test(field));
        if (query.length + fields.length === 0) continue;
        const answers = [live, gone, 9_999_999].map(async (id) => {
          const withId = (names: readonly string[]) =>
            Object.fromEntries(names.map((field) => [field, String(id)]));
          const path = call.path.replace('{domain}', 'acme');
          const body = JSON.stringify(withId(fields));
          const answer = await send(call.method, path, body, 'ada', withId(query));
          return JSON.stringify(answer).replaceAll(String(id), 'ID');
        });
        const [never, ...others] = (await Promise.all(answers)).toReversed();
        expect([call.name, ...others]).toEqual([call.name, never, never]);
      }
    },
  );
});
