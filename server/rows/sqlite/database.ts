import { chmodSync, closeSync, existsSync, mkdirSync, openSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { identityTable } from '../../identity/table.ts';
import { pendingIn } from '../migrations.ts';
import type { OpenRows } from '../rows.ts';
import { sqlRows, type Database, type Found, type Run } from '../sqlRows.ts';
import { statementsIn } from '../statements.ts';
import { sweep } from '../sweep.ts';
import { createTurns } from '../turns.ts';

export const databaseFile = (folder: string): string => join(folder, 'bellwether.sqlite');

/** How long a write waits for that of another process: of a command beside the server. */
const timeout = 5_000;

/** Opens the database in a folder; creates both if they are missing. `isNew` is true for an empty folder. */
export function openDatabase(folder: string) {
  const release = holdFolder(folder);
  const file = databaseFile(folder);
  keepPrivate(file);
  const db = new DatabaseSync(file, { timeout });
  try {
    // A committed row is with the operating system before the answer is sent, so a crash of the process loses nothing. FULL
    // would also survive a power cut, but needs one disk flush per write.
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL');
    const isNew = migrate(db);
    // No process works on what the last one has left.
    db.exec('UPDATE runs SET beat = 0 WHERE ended IS NULL');
    const { rows, ...database } = databaseOn(db);
    const close = () => rows.close().finally(release);
    return { ...database, rows: { ...rows, close }, identity: identityTable(db), isNew };
  } catch (cause) {
    db.close();
    release();
    throw problemOf(folder, cause);
  }
}

/** Opens the data for a command, beside the server that uses it. */
export function openBeside(folder: string): OpenRows {
  const file = databaseFile(folder);
  if (!existsSync(file)) throw new Error(`There is no data in ${folder}.`);
  return databaseOn(new DatabaseSync(file, { timeout })).rows;
}

const problemOf = (folder: string, cause: unknown): unknown =>
  cause instanceof Error && /locked|busy/i.test(cause.message)
    ? new Error(`Another server is using the data in ${folder}.`, { cause })
    : cause;

/** Keeps every other server off the folder. The lock is on a file of its own, so that a backup can read the data meanwhile. */
export function holdFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'server.lock');
  const lock = new DatabaseSync(file);
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    // Not by opening it once more: to close a file gives up the locks that its process has on it.
    chmodSync(file, 0o600);
  } catch (cause) {
    lock.close();
    throw problemOf(folder, cause);
  }
  return () => lock.close();
}

export function checkData(file: string): void {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    pendingIn(import.meta.dirname, doneIn(db));
  } catch (cause) {
    throw new Error(`${file} is no backup of this or an older version.`, { cause });
  } finally {
    db.close();
  }
}

/** Writes the log beside a file into it, and removes the log. */
export function foldLog(file: string): void {
  const db = new DatabaseSync(file);
  db.exec('PRAGMA journal_mode = DELETE');
  db.close();
}

/** Lets only the server's own user read the file. SQLite gives the files beside it the same mode. */
function keepPrivate(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
  for (const name of [file, `${file}-wal`]) if (existsSync(name)) chmodSync(name, 0o600);
}

const doneIn = (db: DatabaseSync): number[] =>
  db
    .prepare('SELECT number FROM migrations')
    .all()
    .map(({ number }) => Number(number));

/** Runs pending migrations in one transaction; true for an empty database. */
function migrate(db: DatabaseSync): boolean {
  db.exec('BEGIN IMMEDIATE');
  try {
    db.exec(`CREATE TABLE IF NOT EXISTS migrations (
      number INTEGER PRIMARY KEY, done INTEGER NOT NULL DEFAULT (unixepoch()))`);
    const done = doneIn(db);
    for (const { number, sql } of pendingIn(import.meta.dirname, done)) {
      db.exec(sql);
      db.prepare('INSERT INTO migrations (number) VALUES (?)').run(number);
    }
    db.exec('COMMIT');
    return done.length === 0;
  } catch (error) {
    db.exec('ROLLBACK');
    throw error;
  }
}

/** Removes the data in the folder, and nothing else. Refuses while a server uses it. */
export function eraseDatabase(folder: string): void {
  const release = holdFolder(folder);
  const file = databaseFile(folder);
  for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(file + suffix, { force: true });
  release();
}

const statements = statementsIn({
  now: 'unixepoch()',
  ago: (seconds) => `unixepoch() - ${seconds}`,
  clock: 'clock()',
  before: (milliseconds) => `clock() - ${milliseconds} / 1000.0`,
  epoch: '0',
  field: (name) => `json_extract(named.value, '$.${name}')`,
  object: (...entries) => `json_object(${entries.join(', ')})`,
  idsIn: (list) => `SELECT value FROM json_each(${list})`,
  isIn: (column, words) =>
    `${column} IN (SELECT value FROM json_each('["' || replace(${words}, ' ', '","') || '"]'))`,
  same: (column, text) => `${column} = ${text}`,
  toHold: '',
  toHoldAlone: '',
});

/** The statements by name. SQLite numbers a parameter with a question mark. */
export const sqliteStatements = Object.fromEntries(
  Object.entries(statements).map(([name, sql]) => [name, sql.replaceAll(/\$(?=\d)/g, '?')]),
) as typeof statements;

/** The database of one SQLite file, which no other server uses. Each statement is prepared once. */
function databaseOn(db: DatabaseSync): Database & { readonly rows: OpenRows } {
  // SQLite's own clock knows no less than a millisecond.
  db.function('clock', () => (performance.timeOrigin + performance.now()) / 1000);
  const prepared = new Map(
    Object.entries(sqliteStatements).map(([name, sql]) => [name, db.prepare(sql)]),
  );
  const step = (...[name, ...values]: Parameters<Run>) =>
    (prepared.get(name)?.all(...(values as SQLInputValue[])) ?? []) as Found[];
  const turns = createTurns();
  const runInside: Run = async (...asked) => step(...asked);
  const inside = sqlRows(runInside, (_lock, work) => work(inside));
  const run: Run = (...asked) => turns.single(() => step(...asked));
  const transaction: Database['transaction'] = (_lock, work) =>
    turns.whole(async () => {
      db.exec('BEGIN IMMEDIATE');
      try {
        const value = await work(runInside, inside);
        db.exec('COMMIT');
        return value;
      } catch (error) {
        if (db.isOpen) db.exec('ROLLBACK');
        throw error;
      }
    });
  const rows = sqlRows(run, (lock, work) => transaction(lock, (_run, within) => work(within)));
  const close = () => turns.single(() => db.close());
  return {
    run,
    transaction,
    rows: { ...rows, sweep: (seconds) => sweep(transaction, seconds), close },
  };
}
