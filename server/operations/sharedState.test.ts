import { beforeEach, describe, expect, it } from 'vitest';
import type { EntityId } from '#domain/lists/entityId.ts';
import { adapters, type TestDatabase } from '../testing/adapters.ts';
import { acme, askApi, makeWorkspace, type AskApi } from '../testing/askApi.ts';

interface Shared {
  readonly key: string;
  readonly value: unknown;
  readonly version: number;
}

describe.each(adapters)('on %s', (name, open) => {
  let database: TestDatabase;
  let companyId: number;

  let ask: AskApi;

  const put = async (key: string, value: unknown, version: number, of: EntityId = companyId) => {
    const body = { companyId: of, key, value, version };
    const told = await ask('sharedState.put', { body });
    return { status: told.status, ...told.body };
  };
  const listed = (of: EntityId = companyId, workspace = 'acme') =>
    ask<readonly Shared[]>('sharedState.list', { workspace, query: { companyId: String(of) } });

  const list = async (of?: EntityId) => (await listed(of)).body.data;

  const stored = async (...asked: Parameters<typeof put>): Promise<number> => {
    const { status, data } = await put(...asked);
    expect(status).toBe(200);
    return (data as Shared).version;
  };

  beforeEach(async () => {
    database = await open();
    ask = askApi(database.rows);
    companyId = await makeWorkspace(database.rows);
  });

  it('a value has a version, and a change of another one gets what stands', async () => {
    expect(await list()).toEqual([]);
    expect(await put('view', 'a', 3)).toEqual({
      status: 409,
      success: false,
      error: 'Not saved: somebody else has changed this meanwhile.',
      message: 'Not saved: somebody else has changed this meanwhile.',
      data: { key: 'view', value: null, version: 0 },
    });
    const first = await stored('view', { by: 'title' }, 0);
    const second = await stored('view', { by: null }, first);
    const stands = { key: 'view', value: { by: null }, version: second };
    expect(second).toBeGreaterThan(first);
    for (const version of [0, first])
      expect(await put('view', 'late', version)).toMatchObject({ status: 409, data: stands });
    expect(await list()).toEqual([stands]);
  });

  it('a removed value has version 0, and no version is used twice', async () => {
    const seen = new Set<number>();
    for (let turn = 0; turn < 3; turn += 1) {
      let version = 0;
      for (let change = 0; change < 4; change += 1) {
        version = await stored('view', [turn, change], version);
        expect(seen).not.toContain(version);
        seen.add(version);
      }
      expect(await put('view', null, 0)).toMatchObject({ status: 409, data: { version } });
      const removed = { key: 'view', value: null, version: 0 };
      expect(await put('view', null, version)).toMatchObject({ status: 200, data: removed });
      expect(await put('view', 'late', version)).toMatchObject({ status: 409, data: removed });
      expect(await put('view', null, 0)).toMatchObject({ status: 200, data: removed });
      expect(await list()).toEqual([]);
    }
  });

  it('any JSON and any text as a key return as they were sent', async () => {
    const deep = Array.from({ length: 90 }).reduce<unknown>((inner) => [inner], 0);
    const values = [0, -1.5, '', false, [], {}, deep, '\ud800', { a: [null, { b: '💥' }] }];
    const keys = ['a b', ' a', 'x'.repeat(200), '__proto__', 'constructor', '7 %', 'ß', '💥', '"'];
    const written = `{"companyId":"${companyId}","key":"own","version":0,"value":{"__proto__":{"a":1}}}`;
    expect(await ask('sharedState.put', { text: written })).toMatchObject({ status: 200 });
    const own = (await list())[0]?.value;
    expect(JSON.stringify(own)).toBe('{"__proto__":{"a":1}}');
    for (const [at, key] of keys.entries()) await stored(key, values[at], 0);
    const kept = new Map((await list()).map(({ key, value }) => [key, value]));
    kept.delete('own');
    expect(kept).toEqual(new Map(keys.map((key, at) => [key, values[at]])));
  });

  it.each<[string, string, string]>([
    ['a broken key', '"key":"\\ud800","value":1,"version":0', 'key'],
    ['U+0000 in a key', '"key":"a\\u0000","value":1,"version":0', 'key'],
    ['U+0000 in a value', '"key":"a","value":["\\u0000"],"version":0', 'value'],
    ['a key of 201 characters', `"key":"${'x'.repeat(201)}","value":1,"version":0`, 'key'],
    ['a blank key', '"key":" ","value":1,"version":0', 'key'],
    ['a key that is a number', '"key":7,"value":1,"version":0', 'key'],
    ['no value', '"key":"a","version":0', 'value'],
    ['a version that is a text', '"key":"a","value":1,"version":"0"', 'version'],
    ['an unknown field', '"key":"a","value":1,"version":0,"__proto__":1', '__proto__'],
  ])('%s is refused', async (_what, fields, field) => {
    const text = `{"companyId":${companyId},${fields}}`;
    const refused = await ask('sharedState.put', { text });
    expect(refused).toMatchObject({ status: 422, body: { fields: [field] } });
    expect(await list()).toEqual([]);
  });

  it('a value that is nested deeper than 100 levels is refused', async () => {
    const value = `${'['.repeat(400_000)}${']'.repeat(400_000)}`;
    const text = `{"companyId":${companyId},"key":"a","version":0,"value":${value}}`;
    expect(await ask('sharedState.put', { text })).toMatchObject({
      status: 422,
      body: { message: 'The body must have at most 100 levels.' },
    });
  });

  it('a value has at most 64 KB', async () => {
    const most = 64 * 1024 - 2;
    const version = await stored('a', 'x'.repeat(most), 0);
    const large = { status: 413, reason: 'suggestions' };
    const message = 'This is larger than 64 KB, which is the most that can be shared.';
    for (const value of ['x'.repeat(most + 1), 'ß'.repeat(most), 'x'.repeat(900_000)])
      expect(await put('a', value, version)).toMatchObject({ ...large, message });
    expect(await list()).toMatchObject([{ version }]);
  });

  it('a company has at most 5,000 values, which are told in full', async () => {
    const { rows } = database;
    await stored('first', 0, 0);
    await rows.together('fill', async ({ names }) => {
      for (let at = 1; at < 4_999; at += 1)
        await names.put('shared', 'acme', `${companyId} ${at}`, { value: at, version: at + 1 });
      await names.put('sharing', 'acme', String(companyId), { count: 4_999, last: 4_999 });
    });
    const version = await stored('last', 1, 0);
    expect(await put('more', 1, 0)).toMatchObject({
      status: 413,
      reason: 'suggestions',
      message: 'A company has at most 5,000 shared values. This one was not kept.',
    });
    const keys = (await list()).map(({ key }) => key);
    expect([keys.length, new Set(keys).size]).toEqual([5_000, 5_000]);
    await stored('last', 2, version);
    const { status } = await put('first', null, 1);
    expect(status).toBe(200);
    await stored('more', 1, 0);
  }, 30_000);

  // The rule touches no store; that each counts its rows and bytes is proved in sizes.test.ts.
  it('a full workspace takes none, and lets them go', { skip: name !== 'SQLite' }, async () => {
    const { rows } = database;
    const version = await stored('a', 1, 0);
    const kept = { at: Date.now(), request: '', body: 'x'.repeat(50 * 1024 * 1024) };
    await rows.names.put('answers', 'acme', 'ada key', kept);
    for (const [key, from] of [
      ['a', version],
      ['b', 0],
    ] as const) {
      const refused = await put(key, 2, from);
      expect(refused).toMatchObject({ status: 409, reason: 'suggestions' });
      expect(refused).not.toHaveProperty('data');
    }
    expect(await put('a', null, version)).toMatchObject({ status: 200 });
  });

  it('a prefix asks for the values whose keys begin so', async () => {
    for (const key of ['views', 'mail 1', 'mail 2', 'mailed', 'view']) await stored(key, key, 0);
    const { rows } = database;
    const { id: other } = await rows.insert('companies', 'acme', '', { ...acme, name: 'Two' });
    await stored('views', 'of another', 0, other);
    const keys = async (prefix: string) => {
      const query = { companyId: String(companyId), prefix };
      const { body } = await ask<readonly Shared[]>('sharedState.list', { query });
      return body.data?.map(({ key }) => key);
    };
    expect(await keys('views')).toEqual(['views']);
    expect(await keys('mail ')).toEqual(['mail 1', 'mail 2']);
    expect(await keys('confirmed')).toEqual([]);
    expect(await keys('')).toEqual(['mail 1', 'mail 2', 'mailed', 'view', 'views']);
  });

  it('companies share nothing with each other, and nothing with other workspaces', async () => {
    const { id: second } = await database.rows.insert('companies', 'acme', '', acme);
    const other = await makeWorkspace(database.rows, 'other');
    await stored('view', 'first', 0);
    await stored('view', 'second', 0, String(second));
    expect(await list()).toMatchObject([{ value: 'first' }]);
    expect(await list(second)).toMatchObject([{ value: 'second' }]);
    for (const id of [other, 999_999, `0${companyId}`, 'x']) {
      expect(await put('view', 1, 0, id)).toMatchObject({ status: 404, fields: ['companyId'] });
      expect(await listed(id)).toMatchObject({ status: 404 });
    }
    expect(await listed(companyId, 'other')).toMatchObject({ status: 404 });
  });

  it('a deleted company takes its values along, and a deleted workspace all', async () => {
    const { rows } = database;
    const { id: second } = await rows.insert('companies', 'acme', '', { ...acme, name: 'Two' });
    await stored('view', 1, 0);
    await stored('view', 1, 0, second);
    const kept = async () =>
      (await rows.after('acme', { kind: 'shared', name: '', id: 0 }))
        .filter(({ kind }) => kind.startsWith('shar'))
        .map(({ kind, name }) => [kind, name]);
    const query = { after: JSON.stringify(['shared', '', 0]) };
    const entry = { name: `${companyId} view`, value: { value: 1, version: 1 } };
    expect((await ask('workspace.export', { query })).body.data).toMatchObject({
      entries: expect.arrayContaining([{ kind: 'shared', value: entry }]),
    });
    const of = (id: number) => [
      ['shared', `${id} view`],
      ['sharing', String(id)],
    ];
    expect(await kept()).toEqual(
      [...of(companyId), ...of(second)].toSorted(([one = ''], [other = '']) =>
        one.localeCompare(other),
      ),
    );
    const body = { companyId, name: acme.name };
    expect(await ask('workspace.removeCompany', { body })).toMatchObject({ status: 200 });
    expect(await kept()).toEqual(of(second));
    expect(await put('view', 2, 1)).toMatchObject({ status: 404 });
    const all = { name: 'acme' };
    expect(await ask('workspace.remove', { body: all })).toMatchObject({ status: 200 });
    expect(await kept()).toEqual([]);
  });

  it('200 changes of eight writers at once are all kept', async () => {
    const keys = ['one', 'two', 'three'];
    const changes = Array.from({ length: 200 }, (_, change) => change);
    const write = async (change: number): Promise<void> => {
      const key = keys[change % keys.length] ?? '';
      let present: Shared = { key, value: null, version: 0 };
      for (;;) {
        const before = (present.value ?? []) as readonly number[];
        const { status, data } = await put(key, [...before, change], present.version);
        if (status === 200) return;
        expect(status).toBe(409);
        present = data as Shared;
      }
    };
    const writer = async (): Promise<void> => {
      for (let next = changes.pop(); next !== undefined; next = changes.pop()) await write(next);
    };
    await Promise.all(Array.from({ length: 8 }, writer));
    const all = await list();
    const kept = all.flatMap(({ value }) => value as readonly number[]);
    expect([kept.length, new Set(kept).size]).toEqual([200, 200]);
    expect(Math.max(...all.map(({ version }) => version))).toBe(200);
  }, 60_000);
});
