import { chmodSync, closeSync, existsSync, mkdirSync, openSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { identityTable, type IdentityTable } from '../../identity/table.ts';
import { migrationsIn } from '../migrations.ts';
import type { OpenRows } from '../rows.ts';
import { importFormerData } from './formerData.ts';
import { sqliteRows } from './sqliteRows.ts';

/** An opened SQLite database. */
export interface Database {
  readonly rows: OpenRows;
  readonly identity: IdentityTable;
  /** True when the folder was empty. */
  readonly isNew: boolean;
}

const fileName = 'bellwether.sqlite';
/** The file of the former sandbox. */
const formerName = 'sandbox.sqlite';

/** Opens the database in a folder; creates both if they are missing. */
export function openDatabase(folder: string): Database {
  mkdirSync(folder, { recursive: true });
  const former = join(folder, formerName);
  const file = join(folder, fileName);
  keepPrivate(file);
  const db = new DatabaseSync(file);
  let isNew: boolean;
  try {
    lockFile(db);
    isNew = migrate(db, existsSync(former) ? former : undefined);
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

/** Runs pending migrations in one transaction; true for an empty database without former data. */
function migrate(db: DatabaseSync, former: string | undefined): boolean {
  const done = new Set(
    db
      .prepare('SELECT number FROM migrations')
      .all()
      .map(({ number }) => Number(number)),
  );
  const isFirst = done.size === 0;
  db.exec('BEGIN IMMEDIATE');
  try {
    for (const { number, sql } of migrationsIn(import.meta.dirname)) {
      if (done.has(number)) continue;
      db.exec(sql);
      db.prepare('INSERT INTO migrations (number) VALUES (?)').run(number);
    }
    const table = identityTable(db);
    if (isFirst && former !== undefined) importFormerData(former, db, table);
    db.exec('COMMIT');
  } catch (error) {
    db.exec('ROLLBACK');
    throw error;
  }
  return isFirst && former === undefined;
}

/** Removes the server's files in the folder, and nothing else. */
export function eraseDatabase(folder: string): void {
  for (const name of [fileName, formerName]) {
    for (const suffix of ['', '-wal', '-shm', '-journal']) {
      rmSync(join(folder, name + suffix), { force: true });
    }
  }
}
