import { chmodSync, closeSync, existsSync, mkdirSync, openSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { identityTable } from '../../identity/table.ts';
import { pendingIn } from '../migrations.ts';
import type { OpenRows, Rows } from '../rows.ts';
import { sqlRows, type Found, type Run } from '../sqlRows.ts';
import { statementsIn } from '../statements.ts';
import { createTurns } from '../turns.ts';

const fileName = 'bellwether.sqlite';

/** Opens the database in a folder; creates both if they are missing. `isNew` is true for an empty folder. */
export function openDatabase(folder: string) {
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
  return { rows: rowsIn(db), identity: identityTable(db), isNew };
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

const statements = statementsIn({
  now: 'unixepoch()',
  ago: (seconds) => `unixepoch() - ${seconds}`,
  field: (name) => `json_extract(named.value, '$.${name}')`,
  object: (...entries) => `json_object(${entries.join(', ')})`,
  idsIn: (list) => `SELECT value FROM json_each(${list})`,
  same: (column, text) => `${column} = ${text}`,
  toHold: '',
  toHoldAlone: '',
});

/** The statements by name. SQLite numbers a parameter with a question mark. */
export const sqliteStatements = Object.fromEntries(
  Object.entries(statements).map(([name, sql]) => [name, sql.replaceAll(/\$(?=\d)/g, '?')]),
) as typeof statements;

/** The rows of one SQLite file, which only this process uses. Each statement is prepared once. */
function rowsIn(db: DatabaseSync): OpenRows {
  const prepared = new Map(
    Object.entries(sqliteStatements).map(([name, sql]) => [name, db.prepare(sql)]),
  );
  const run = (...[name, ...values]: Parameters<Run>) =>
    (prepared.get(name)?.all(...(values as SQLInputValue[])) ?? []) as Found[];
  const turns = createTurns();
  const inside = sqlRows(
    async (...asked) => run(...asked),
    (_lock, work) => work(inside),
  );
  const together: Rows['together'] = (_lock, work) =>
    turns.whole(async () => {
      db.exec('BEGIN IMMEDIATE');
      try {
        const value = await work(inside);
        db.exec('COMMIT');
        return value;
      } catch (error) {
        if (db.isOpen) db.exec('ROLLBACK');
        throw error;
      }
    });
  return {
    ...sqlRows((...asked) => turns.single(() => run(...asked)), together),
    close: () => turns.single(() => db.close()),
  };
}
