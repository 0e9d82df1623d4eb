import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, describe, expect, it } from 'vitest';
import { backUp, restore } from './backup.ts';
import { temporaryFolder } from './testing/temporaryFolder.ts';
import { openDatabase } from './rows/sqlite/database.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = temporaryFolder();
  file = join(folder, 'copy.sqlite');
});

const user = (index: number) => ({
  name: `Person ${index}`,
  email: `${index}@acme.example`,
  role: 'Sales',
});

/** Everything that is stored, as it stands in the file. */
function allIn(path: string): readonly unknown[] {
  const db = new DatabaseSync(path, { readOnly: true });
  const tables = ['rows', 'named', 'migrations'].map((table) =>
    db.prepare(`SELECT * FROM ${table} ORDER BY 1, 2`).all(),
  );
  db.close();
  return tables;
}

/** Opens the data with this many people in it. */
async function openWith(count: number) {
  const { rows } = openDatabase(folder);
  for (let index = 0; index < count; index += 1)
    await rows.insert('users', 'acme', '', user(index));
  return rows;
}

const data = () => join(folder, 'bellwether.sqlite');

describe('a backup', () => {
  it('is complete, private, and can be made while a server writes', async () => {
    const rows = await openWith(50);
    const done = new AbortController();
    const writing = (async () => {
      for (let index = 50; !done.signal.aborted; index += 1) {
        await rows.insert('users', 'acme', '', user(index));
        await new Promise((resolve) => setImmediate(resolve));
      }
    })();
    await backUp(folder, file);
    done.abort();
    await writing;
    await rows.close();
    const [copied] = allIn(file) as [unknown[]];
    const [whole] = allIn(data()) as [unknown[]];
    expect(copied.length).toBeGreaterThanOrEqual(50);
    // What was written before it began, and nothing in between is missing.
    expect(copied).toEqual(whole.slice(0, copied.length));
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).not.toContain('copy.sqlite.part');
  });

  it(
    'that is killed in the middle leaves the former one as it was',
    { timeout: 60_000 },
    async () => {
      const rows = await openWith(1);
      await backUp(folder, file);
      const before = allIn(file);
      const name = 'x'.repeat(1_000_000);
      for (let index = 1; index < 60; index += 1)
        await rows.insert('users', 'acme', '', { ...user(index), name });
      const child = fork(join(import.meta.dirname, 'backup.ts'), ['backup', file], {
        env: { ...process.env, DATA_DIR: folder, NODE_OPTIONS: '' },
        stdio: 'ignore',
      });
      const ended = once(child, 'exit');
      await expect
        .poll(() => existsSync(`${file}.part`), { timeout: 30_000, interval: 1 })
        .toBe(true);
      child.kill('SIGKILL');
      const [, signal] = await ended;
      expect(signal).toBe('SIGKILL');
      expect(allIn(file)).toEqual(before);
      await backUp(folder, file);
      expect((allIn(file)[0] as unknown[]).length).toBe(60);
      await rows.close();
    },
  );

  it('never takes the place of the data itself, under whatever name', async () => {
    const rows = await openWith(1);
    symlinkSync(data(), join(folder, 'other-name'));
    for (const name of [data(), join(folder, 'other-name')])
      await expect(backUp(folder, name)).rejects.toThrow('is the data itself');
    await rows.close();
    await expect(restore(folder, data())).rejects.toThrow('is the data itself');
  });

  it('says that there is nothing to copy', async () => {
    await expect(backUp(join(folder, 'none'), file)).rejects.toThrow('There is no data in');
  });
});

describe('a restore', () => {
  it('brings every row back, and keeps what was there', async () => {
    const rows = await openWith(20);
    await rows.names.put('open', 'acme', 'acme', true);
    await backUp(folder, file);
    const wanted = allIn(file);
    await rows.insert('users', 'acme', '', user(99));
    await expect(restore(folder, file)).rejects.toThrow('Another server is using the data');
    await rows.close();
    const later = allIn(data());
    const former = await restore(folder, file);
    expect(allIn(data())).toEqual(wanted);
    expect(allIn(former ?? '')).toEqual(later);
    const again = openDatabase(folder);
    expect((await again.rows.list('users', 'acme', '')).length).toBe(20);
    await again.rows.close();
  });

  it('refuses a file that is no backup, and leaves the data as it is', async () => {
    const rows = await openWith(1);
    await rows.close();
    const before = allIn(data());
    writeFileSync(file, 'no database');
    await expect(restore(folder, file)).rejects.toThrow('is no backup');
    await expect(restore(folder, join(folder, 'none'))).rejects.toThrow('There is no file');
    expect(allIn(data())).toEqual(before);
  });
});
