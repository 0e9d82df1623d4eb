import { chmodSync, closeSync, existsSync, mkdirSync, openSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { identityTable, type IdentityTable } from '../../identity/table.ts';
import { pendingIn } from '../migrations.ts';
import type { OpenRows } from '../rows.ts';
import { sqliteRows } from './sqliteRows.ts';

/** An opened SQLite database. */
export interface Database {
  readonly rows: OpenRows;
  readonly identity: IdentityTable;
  /** True when the folder was empty. */
  readonly isNew: boolean;
}

const fileName = 'bellwether.sqlite';

/** Opens the database in a folder; creates both if they are missing. */
export function openDatabase(folder: string): Database {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, fileName);
  keepPrivate(file);
  const db = new DatabaseSync(file);
  let isNew: boolean;
  try {
    lockFile(db);
    isNew = migrate(db);
  } catch (cause) {
    db.close();
    const isLocked = cause instanceof Error && /locked|busy/i.test(cause.message);
    if (!isLocked) throw cause;
    throw new Error(`Another server is using the data in ${folder}.`, { cause });
  }
  return { rows: sqliteRows(db), identity: identityTable(db), isNew };
}

/** Lets only the server's own user read the file. SQLite gives the files beside it the same mode. */
function keepPrivate(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
  for (const name of [file, `${file}-wal`]) if (existsSync(name)) chmodSync(name, 0o600);
}

/**
 * Locks the file for this process and switches it to WAL mode. With synchronous NORMAL the operating system has a committed
 * row before the answer is sent, so a crash of the process loses nothing. FULL would also survive a power cut, but needs
 * one disk flush per write. Several processes need PostgreSQL instead.
 */
function lockFile(db: DatabaseSync): void {
  db.exec('PRAGMA locking_mode = EXCLUSIVE');
  db.exec('PRAGMA journal_mode = WAL');
  db.exec('PRAGMA synchronous = NORMAL');
  db.exec('BEGIN IMMEDIATE');
  db.exec(`CREATE TABLE IF NOT EXISTS migrations (
    number INTEGER PRIMARY KEY, done INTEGER NOT NULL DEFAULT (unixepoch()))`);
  db.exec('COMMIT');
}

/** Runs pending migrations in one transaction; true for an empty database. */
function migrate(db: DatabaseSync): boolean {
  const done = db
    .prepare('SELECT number FROM migrations')
    .all()
    .map(({ number }) => Number(number));
  db.exec('BEGIN IMMEDIATE');
  try {
    for (const { number, sql } of pendingIn(import.meta.dirname, done)) {
      db.exec(sql);
      db.prepare('INSERT INTO migrations (number) VALUES (?)').run(number);
    }
    db.exec('COMMIT');
  } catch (error) {
    db.exec('ROLLBACK');
    throw error;
  }
  return done.length === 0;
}

/** Removes the server's files in the folder, and nothing else. */
export function eraseDatabase(folder: string): void {
  for (const suffix of ['', '-wal', '-shm', '-journal'])
    rmSync(join(folder, fileName + suffix), { force: true });
}
