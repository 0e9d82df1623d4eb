import { beforeEach, describe, expect, it } from 'vitest';
import { told } from '../testing/told.ts';
import type { CallName } from '#api/contract/paths.ts';
import { adapters, type TestDatabase } from '../testing/adapters.ts';
import { askApi, makeWorkspace, type AskApi } from '../testing/askApi.ts';

interface Row {
  readonly id: number;
  readonly entry: string;
}

describe.each(adapters)('the list of a workspace on %s', (name, open) => {
  let database: TestDatabase;
  let call: AskApi;
  let companyId: number;
  beforeEach(async () => {
    database = await open();
    const now = () => new Date('2026-11-29T10:00:00.000Z');
    call = askApi(database.rows, undefined, { now });
    companyId = await makeWorkspace(database.rows);
  });

  const ask = async (name: CallName, body?: unknown, workspace = 'acme') => {
    const answer = await call<Row & readonly Row[]>(name, { body, workspace });
    return { status: answer.status, message: answer.body.message, data: answer.body.data };
  };
  const add = (body: unknown, workspace?: string) => ask('doNotContact.add', body, workspace);
  const listed = async (workspace?: string) =>
    (await ask('doNotContact.list', undefined, workspace)).data;
  const entriesOf = async (workspace?: string) =>
    (await listed(workspace)).map(({ entry }) => entry);

  it('keeps what is added, with the reason, who and when', async () => {
    const by = 'Ada (ada@acme.example)';
    const at = '2026-11-29T10:00:00.000Z';
    const id = expect.any(Number);
    const address = await add({ entry: ' Ana+news@Globex.example', reason: ' A customer ' });
    const row = { id, entry: 'ana@globex.example', reason: 'A customer', by, at };
    expect(address).toEqual({ status: 200, message: 'Added.', data: row });
    const person = await add({ person: ' Ben Roy', company: 'Globex ' });
    const ben = { entry: 'Ben Roy, Globex', person: 'Ben Roy', company: 'Globex', reason: '' };
    expect(person.data).toEqual({ id, ...ben, by, at });
    expect(await listed()).toEqual([address.data, person.data]);
  });

  it.each([
    [{ entry: 'acme.example' }, { entry: 'https://www.ACME.example/', reason: 'Later' }],
    [
      { person: 'Ana Ruiz', company: 'Globex' },
      { person: 'ANA RUÍZ', company: 'globex' },
    ],
  ])('answers %j when %j is added', async (first, second) => {
    const { data } = await add(first);
    expect(await add(second)).toEqual({ status: 200, message: 'There already.', data });
    expect(await listed()).toEqual([data]);
  });

  it('has one entry of two that are added at once', async () => {
    const both = await Promise.all([add({ entry: 'a.example' }), add({ entry: 'A.example' })]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both[0].data).toEqual(both[1].data);
    expect(await entriesOf()).toEqual(['a.example']);
  });

  it('loses what is taken off, which can be added again', async () => {
    const { data } = await add({ entry: 'a.example' });
    await add({ entry: 'b.example' });
    expect(await ask('doNotContact.remove', { id: String(data.id) })).toMatchObject({
      status: 200,
    });
    expect(await entriesOf()).toEqual(['b.example']);
    expect(await ask('doNotContact.remove', { id: data.id })).toMatchObject({ status: 404 });
    const again = await add({ entry: 'a.example' });
    expect(again.message).toBe('Added.');
    expect(again.data.id).not.toBe(data.id);
    await database.rows.sweep();
    expect(await entriesOf()).toEqual(['b.example', 'a.example']);
  });

  it.each([
    [{ entry: 'com' }, '“com” is neither an email address nor a domain.'],
    [{ entry: 'Ana Ruiz' }, '“Ana Ruiz” is neither an email address nor a domain.'],
    [{}, 'entry: either this or person and company must be given.'],
    [{ person: 'Ana' }, 'entry: either this or person and company must be given.'],
    [
      { entry: 'a.example', person: 'Ana', company: 'Acme' },
      'entry: either this or person and company must be given.',
    ],
    // Each letter folds into 18, and the other name into nothing.
    [{ person: '\ufdfa'.repeat(100), company: 'Acme' }, 'This name has no letters, or too many.'],
    [{ person: '\u0301', company: 'Acme' }, 'This name has no letters, or too many.'],
  ])('refuses %j', async (body, message) => {
    expect(await add(body)).toMatchObject({ status: 422, message });
    expect(await listed()).toEqual([]);
  });

  it('is told to every member in Activity, with the entry', async () => {
    const { data } = await add({ entry: 'a.example' });
    await add({ entry: 'A.example' });
    await ask('doNotContact.remove', { id: data.id });
    const { data: activity } = await ask('workspace.activity');
    const who = 'Ada (ada@acme.example)';
    expect(activity).toMatchObject([
      { what: 'unblocked', whom: 'a.example', who },
      { what: 'blocked', whom: 'a.example', who },
      { what: 'created' },
    ]);
  });

  it('stays when its company goes, and goes with the workspace', async () => {
    await makeWorkspace(database.rows, 'other');
    await add({ entry: 'theirs.example' }, 'other');
    await add({ entry: 'a.example' });
    await ask('workspace.removeCompany', { companyId, name: 'Acme' });
    await database.rows.sweep(-60);
    expect(await entriesOf()).toEqual(['a.example']);
    await ask('workspace.remove', { name: 'acme' });
    await makeWorkspace(database.rows);
    expect(await entriesOf()).toEqual([]);
    expect((await add({ entry: 'a.example' })).message).toBe('Added.');
    expect(await entriesOf('other')).toEqual(['theirs.example']);
  });

  it('is exported, each entry once', async () => {
    await add({ entry: 'a.example' });
    const { body } = await call<{ entries: readonly { kind: string; value: object }[] }>(
      'workspace.export',
    );
    const text = body.data.entries.filter(({ value }) =>
      JSON.stringify(value).includes('a.example"'),
    );
    expect(text.map(({ kind }) => kind)).toEqual(['activity', 'doNotContact']);
  });

  // The rule touches no store; that each counts its rows and bytes is proved in sizes.test.ts.
  it('takes 10,000 entries', { skip: name !== 'SQLite', timeout: 60_000 }, async () => {
    const row = { reason: '', by: 'Ada', at: '2026-11-29T10:00:00.000Z' };
    await database.rows.together('acme', async (within) => {
      for (let count = 1; count < 10_000; count += 1)
        await within.insert('doNotContact', 'acme', '', { entry: `${count}.example`, ...row });
    });
    const last = await add({ entry: 'last.example' });
    expect(last.status).toBe(200);
    expect(told(await add({ entry: 'more.example' }))).toBe(
      '409 This list has 10,000 rows, which is the most. Delete some first.',
    );
    expect((await add({ entry: 'last.example' })).data).toEqual(last.data);
    expect(await listed()).toHaveLength(10_000);
  });
});
