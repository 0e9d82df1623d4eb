import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { Call } from '#api/contract/call.ts';
import { calls } from '#api/contract/calls.ts';
import { databaseFile, openDatabase } from './rows/sqlite/database.ts';
import type { Rows } from './rows/rows.ts';
import { doCommand, setSuspended } from './suspension.ts';
import { adapters } from './testing/adapters.ts';
import { askApi, makeWorkspace, type AskApi } from './testing/askApi.ts';
import { openSetup } from './testing/suggestionSetup.ts';
import { temporaryFolder } from './testing/temporaryFolder.ts';

const sentence = 'This workspace is suspended. Please contact whoever runs this server.';
const suspended = {
  status: 409,
  body: { success: false, error: sentence, message: sentence, reason: 'suggestions' },
};
const guarded = (Object.values(calls) as readonly Call[]).filter(
  ({ area }) => area !== 'workspaces',
);

describe.each(adapters)('a suspended workspace on %s', (_name, open) => {
  let rows: Rows;
  let ask: AskApi;
  beforeEach(async () => {
    ({ rows } = await open());
    ask = askApi(rows, async (name) => ({ subject: name, email: `${name}@acme.example` }));
    await makeWorkspace(rows);
  });

  it('refuses every call of its members with the sentence that they read, until it is resumed', async () => {
    const about = await rows.names.get('workspaces', 'acme', 'acme');
    await setSuspended(rows, 'acme', true);
    await setSuspended(rows, 'acme', true);
    for (const { name } of guarded)
      expect([name, await ask(name, { body: { id: 1 } })]).toEqual([name, suspended]);
    await setSuspended(rows, 'acme', false);
    expect(await rows.names.get('workspaces', 'acme', 'acme')).toEqual(about);
    expect(await ask('users.list')).toMatchObject({
      status: 200,
      body: { data: [{ name: 'Ada' }] },
    });
  });

  it('is still there: it is checked and listed, its name is taken, and other people learn nothing', async () => {
    await setSuspended(rows, 'acme', true);
    expect(await ask('workspaces.check')).toMatchObject({ body: { exists: true } });
    expect(await ask('workspaces.mine')).toMatchObject({
      body: { data: [{ domain: 'acme', company: 'Acme' }] },
    });
    const body = { company: 'Acme', domain: 'acme', fullName: 'Eve' };
    expect(await ask('workspaces.create', { who: 'eve', body })).toMatchObject({
      status: 409,
      body: { message: '“acme” is taken. Please choose another domain.' },
    });
    expect(await ask('users.list', { who: 'eve' })).toMatchObject({
      status: 403,
      body: { message: 'You are not a member of this workspace.' },
    });
  });

  it('leaves other workspaces alone, and must exist', async () => {
    await makeWorkspace(rows, 'navy');
    await setSuspended(rows, 'acme', true);
    expect(await ask('users.list', { workspace: 'navy' })).toMatchObject({ status: 200 });
    const nowhere = setSuspended(rows, 'nowhere', true);
    await expect(nowhere).rejects.toThrow('There is no workspace “nowhere”.');
    expect(await rows.names.get('workspaces', 'nowhere', 'nowhere')).toBeUndefined();
  });

  it('stores nothing of what was under way', async () => {
    const gate = Promise.withResolvers<void>();
    const setup = await openSetup({ after: gate.promise }, { rows });
    await rows.names.put('workspaces', 'acme', 'acme', {
      company: 'Acme',
      domain: 'acme',
      fullName: 'Ada',
    });
    const answer = setup.generate('usps');
    await expect.poll(() => setup.fake.asked.length).toBe(1);
    await setSuspended(rows, 'acme', true);
    gate.resolve();
    expect(await answer).toMatchObject({ status: 409, message: sentence });
    await setSuspended(rows, 'acme', false);
    expect(await setup.list('usps')).toEqual([]);
  });
});

describe('suspending beside a server on SQLite', () => {
  it('is seen by the server at once', async () => {
    const dataFolder = temporaryFolder();
    const { rows } = openDatabase(dataFolder);
    onTestFinished(() => rows.close());
    await makeWorkspace(rows);
    const ask = askApi(rows);
    expect(await doCommand(['suspend', 'acme'], { dataFolder })).toBe(
      'The workspace “acme” is suspended.',
    );
    expect(await ask('users.list')).toEqual(suspended);
    expect(await doCommand(['resume', 'acme'], { dataFolder })).toBe(
      'The workspace “acme” is in use again.',
    );
    expect(await ask('users.list')).toMatchObject({ status: 200 });
  });

  it('lets the server wait for a write of the command, and not fail', async () => {
    const dataFolder = temporaryFolder();
    const { rows } = openDatabase(dataFolder);
    onTestFinished(() => rows.close());
    await makeWorkspace(rows);
    // Holds the file for a moment again and again, as a slow disk makes a command do.
    const program = `
      const db = new (require('node:sqlite').DatabaseSync)(process.argv[1], { timeout: 5000 });
      for (let turn = 0; turn < 20; turn += 1) {
        db.exec("BEGIN IMMEDIATE; UPDATE named SET version = version + 1 WHERE kind = 'workspaces'");
        if (turn === 0) console.log('begun');
        const until = performance.now() + 10;
        while (performance.now() < until);
        db.exec('COMMIT');
      }`;
    const child = spawn(process.execPath, ['-e', program, databaseFile(dataFolder)]);
    const ended = once(child, 'exit');
    await once(child.stdout, 'data');
    const about = { name: 'Grace', email: 'grace@navy.example', role: 'Sales' };
    for (let index = 0; index < 50; index += 1) await rows.insert('users', 'acme', '', about);
    expect(await ended).toEqual([0, null]);
    expect(await rows.count('users', 'acme', '')).toBe(51);
  });

  it('says what is wrong', async () => {
    const dataFolder = temporaryFolder();
    const tried = (...command: string[]) => doCommand(command, { dataFolder });
    await expect(tried('suspend', 'acme')).rejects.toThrow(`There is no data in ${dataFolder}.`);
    const known = 'Use npm run server -- suspend WORKSPACE, or npm run server -- resume WORKSPACE.';
    await expect(tried('pause', 'acme')).rejects.toThrow(known);
    await expect(tried('suspend')).rejects.toThrow(known);
    await expect(tried('suspend', 'acme', 'navy')).rejects.toThrow(known);
  });
});
