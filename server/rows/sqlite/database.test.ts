import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eraseDatabase, openDatabase } from './database.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bellwether-data-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

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
    expect(modes()).toEqual([
      ['bellwether.sqlite', 0o600],
      ['bellwether.sqlite-wal', 0o600],
    ]);
    await rows.close();
  });

  it('cannot be opened by another process meanwhile', async () => {
    const first = openDatabase(folder);
    expect(() => openDatabase(folder)).toThrow(`Another server is using the data in ${folder}.`);
    await first.rows.close();
    await openDatabase(folder).rows.close();
  });

  it('removes expired objects of the provider', async () => {
    const past = Math.floor(Date.now() / 1000) - 10;
    const first = openDatabase(folder);
    first.identity.put({ model: 'Session', id: 'old', payload: {}, expires: past });
    first.identity.put({ model: 'Account', id: 'ada', payload: { name: 'Ada' } });
    await first.rows.close();
    const second = openDatabase(folder);
    expect(second.identity.get('Session', 'old')).toBeUndefined();
    expect(second.identity.get('Account', 'ada')).toEqual({ name: 'Ada' });
    await second.rows.close();
  });
});

/** Writes a file in the format of the former sandbox. */
function writeFormerData(): void {
  const db = new DatabaseSync(join(folder, 'sandbox.sqlite'));
  db.exec(`CREATE TABLE rows (
    kind TEXT NOT NULL, workspace TEXT NOT NULL, id TEXT NOT NULL, value TEXT NOT NULL,
    UNIQUE (kind, workspace, id));
    CREATE TABLE identity (
    model TEXT NOT NULL, id TEXT NOT NULL, payload TEXT NOT NULL,
    grant_id TEXT, uid TEXT, expires INTEGER, PRIMARY KEY (model, id)) WITHOUT ROWID`);
  const put = db.prepare('INSERT INTO rows (kind, workspace, id, value) VALUES (?, ?, ?, ?)');
  const row = (kind: string, workspace: string, id: string, value: unknown, owner = '') =>
    put.run(kind, workspace, id, JSON.stringify({ owner, value }));
  row('workspaces', 'acme', 'acme', { company: 'Acme', domain: 'acme', fullName: 'Ada' });
  row('companies', 'acme', '3', { name: 'Acme', size: '1-10' });
  row('usps', 'acme', '9', { uspid: 9, title: 'Ünique \u0000', description: 'd' }, '3');
  row('usps', 'acme', '5', { uspid: 5, title: 'First', description: 'd' }, '3');
  row('users', 'acme', '6', { id: 6, name: 'Ada', email: 'Ada@acme.example', role: 'Owner' });
  row('letters', 'acme', '7', [{ emailSubject: 's', emailBody: 'b' }]);
  row('progress', 'acme', 'usps:3', 12);
  row('ids', '', 'all', 256);
  const payload = JSON.stringify({ name: 'Ada' });
  db.prepare('INSERT INTO identity VALUES (?, ?, ?, ?, ?, ?)').run(
    'Account',
    'ada',
    payload,
    null,
    'u1',
    null,
  );
  db.close();
}

describe('the data of the former sandbox', () => {
  it('is imported once with every row', async () => {
    writeFormerData();
    const first = openDatabase(folder);
    expect(first.isNew).toBe(false);
    const { rows } = first;
    expect(await rows.names.get('workspaces', 'acme', 'acme')).toMatchObject({ company: 'Acme' });
    expect(await rows.get('companies', 'acme', '3')).toMatchObject({ value: { name: 'Acme' } });
    expect(await rows.list('usps', 'acme', '3')).toEqual([
      { id: 5, owner: '3', value: { title: 'First', description: 'd' } },
      { id: 9, owner: '3', value: { title: 'Ünique \u0000', description: 'd' } },
    ]);
    expect(await rows.seats('acme', { subject: '', email: 'ada@acme.example' })).toHaveLength(1);
    expect(await rows.names.get('open', 'acme', 'acme')).toBe(true);
    expect(await rows.names.get('letters', 'acme', '7')).toHaveLength(1);
    expect(await rows.names.get('progress', 'acme', 'usps:3')).toBe(12);
    expect(first.identity.getByUid('Account', 'u1')).toEqual({ name: 'Ada' });
    const added = { title: 'New', description: 'd', valueProposition: 'v' };
    expect((await rows.insert('usps', 'acme', '3', added)).id).toBe(257);
    await rows.remove('usps', 'acme', '5');
    await rows.close();

    const second = openDatabase(folder);
    expect((await second.rows.list('usps', 'acme', '3')).map(({ id }) => id)).toEqual([9, 257]);
    await second.rows.close();
  });

  it('leaves no rows when the import fails', async () => {
    writeFormerData();
    const db = new DatabaseSync(join(folder, 'sandbox.sqlite'));
    db.exec(`INSERT INTO rows VALUES ('usps', 'acme', '11', '{"owner"')`);
    expect(() => openDatabase(folder)).toThrow(/JSON/);
    db.exec(`DELETE FROM rows WHERE id = '11'`);
    db.close();
    const { rows } = openDatabase(folder);
    expect(await rows.list('usps', 'acme', '3')).toHaveLength(2);
    await rows.close();
  });
});

describe('eraseDatabase', () => {
  it('removes its own files and nothing else', async () => {
    await openDatabase(folder).rows.close();
    writeFormerData();
    writeFileSync(join(folder, 'notes.txt'), 'mine');
    eraseDatabase(folder);
    expect(readdirSync(folder)).toEqual(['notes.txt']);
  });
});
