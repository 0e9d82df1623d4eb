import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eraseDatabase, openDatabase } from './database.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bellwether-data-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const row = (id: string, value: unknown) => ({ table: 'usps', workspace: 'acme', id, value });

describe('openDatabase', () => {
  it('gives rows back in the order they first came, as they were last', () => {
    const first = openDatabase(folder);
    expect(first.isNew).toBe(true);
    first.persistence.put(row('2', { title: 'Quick' }));
    first.persistence.put(row('1', { title: 'Near' }));
    first.persistence.put(row('3', null));
    first.persistence.put(row('2', { title: 'Quicker', parts: ['ü', '\u0000', '💚'] }));
    first.persistence.remove('usps', 'acme', '3');
    first.persistence.remove('usps', 'other', '1');
    first.close();

    const second = openDatabase(folder);
    expect(second.isNew).toBe(false);
    expect([...second.persistence.rows()]).toEqual([
      row('2', { title: 'Quicker', parts: ['ü', '\u0000', '💚'] }),
      row('1', { title: 'Near' }),
    ]);
    second.close();
  });

  it('keeps workspaces and tables apart', () => {
    const database = openDatabase(folder);
    const { persistence } = database;
    persistence.put(row('1', 'a'));
    persistence.put({ ...row('1', 'b'), workspace: 'other' });
    persistence.put({ ...row('1', 'c'), table: 'icps' });
    expect([...persistence.rows()].map(({ value }) => value)).toEqual(['a', 'b', 'c']);
    database.close();
  });

  it('lets nobody else in while it is open', () => {
    const first = openDatabase(folder);
    expect(() => openDatabase(folder)).toThrow(`Another sandbox is using the data in ${folder}.`);
    first.close();
    openDatabase(folder).close();
  });

  it('forgets what the provider no longer needs when it opens', () => {
    const past = Math.floor(Date.now() / 1000) - 10;
    const first = openDatabase(folder);
    first.identity.put({ model: 'Session', id: 'old', payload: {}, expires: past });
    first.identity.put({ model: 'Account', id: 'ada', payload: { name: 'Ada' } });
    first.close();
    const second = openDatabase(folder);
    expect(second.identity.get('Session', 'old')).toBeUndefined();
    expect(second.identity.get('Account', 'ada')).toEqual({ name: 'Ada' });
    second.close();
  });
});

describe('eraseDatabase', () => {
  it('removes its own files and nothing else', () => {
    openDatabase(folder).close();
    writeFileSync(join(folder, 'notes.txt'), 'mine');
    eraseDatabase(folder);
    expect(readdirSync(folder)).toEqual(['notes.txt']);
  });
});
