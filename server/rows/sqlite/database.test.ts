import { chmodSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { sqlRuns } from '../sqlRuns.ts';
import { eraseDatabase, openDatabase } from './database.ts';

let folder = '';
beforeEach(() => {
  folder = temporaryFolder();
});

describe('openDatabase', () => {
  it('reports whether there was any data', async () => {
    const first = openDatabase(folder);
    expect(first.isNew).toBe(true);
    await first.rows.close();
    const second = openDatabase(folder);
    expect(second.isNew).toBe(false);
    await second.rows.close();
  });

  it('can be read by nobody else, also when it was made before', async () => {
    const modes = () =>
      readdirSync(folder).map((name) => [name, statSync(join(folder, name)).mode & 0o777]);
    await openDatabase(folder).rows.close();
    chmodSync(join(folder, 'bellwether.sqlite'), 0o644);
    const { rows } = openDatabase(folder);
    await rows.names.put('open', 'acme', 'acme', true);
    expect(modes()).toEqual(
      ['bellwether.sqlite', 'bellwether.sqlite-shm', 'bellwether.sqlite-wal', 'server.lock'].map(
        (name) => [name, 0o600],
      ),
    );
    await rows.close();
  });

  it('cannot be opened by another process meanwhile', async () => {
    const first = openDatabase(folder);
    expect(() => openDatabase(folder)).toThrow(`Another server is using the data in ${folder}.`);
    await first.rows.close();
    await openDatabase(folder).rows.close();
  });

  it('refuses data of a newer version', async () => {
    await openDatabase(folder).rows.close();
    const db = new DatabaseSync(join(folder, 'bellwether.sqlite'));
    db.exec('INSERT INTO migrations (number) VALUES (999)');
    db.close();
    expect(() => openDatabase(folder)).toThrow('belongs to a newer version');
  });

  it('removes expired objects of the provider', async () => {
    const past = Math.floor(Date.now() / 1000) - 10;
    const first = openDatabase(folder);
    first.identity.put('Session', 'old', {}, past);
    first.identity.put('Account', 'ada', { name: 'Ada' });
    await first.rows.close();
    const second = openDatabase(folder);
    expect(second.identity.get('Session', 'old')).toBeUndefined();
    expect(second.identity.get('Account', 'ada')).toEqual({ name: 'Ada' });
    await second.rows.close();
  });
});

it('does not join a run that ended before the clock was set back, and forgets it', async () => {
  const first = openDatabase(folder);
  await sqlRuns(first, 0).join('acme usps 7', async () => 'former');
  await first.rows.close();
  const db = new DatabaseSync(join(folder, 'bellwether.sqlite'));
  db.exec('UPDATE runs SET ended = ended + 3600');
  db.close();
  const second = openDatabase(folder);
  const asked = { since: performance.now() - 5_000 };
  const runs = sqlRuns(second, 0, { forgetMs: 1 });
  expect(await runs.join('acme usps 7', async () => 'new', asked)).toBe('new');
  runs.takeOver(
    () => undefined,
    () => {},
  );
  await expect.poll(() => second.run('run', 1)).toEqual([]);
  expect(await second.run('run', 2)).toHaveLength(1);
  await runs.stop(0);
  await second.rows.close();
});

describe('eraseDatabase', () => {
  it('removes its own files and nothing else', async () => {
    await openDatabase(folder).rows.close();
    writeFileSync(join(folder, 'notes.txt'), 'mine');
    eraseDatabase(folder);
    expect(readdirSync(folder)).toEqual(['notes.txt', 'server.lock']);
  });
});
