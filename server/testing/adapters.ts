import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { onTestFinished } from 'vitest';
import { createRuns, type Runs } from '../operations/runs.ts';
import { memoryRows } from '../rows/memory.ts';
import { migrate } from '../rows/postgres/openPostgres.ts';
import { openPool } from '../rows/postgres/pool.ts';
import { postgresDatabase, type Postgres } from '../rows/postgres/postgresRows.ts';
import type { OpenRows } from '../rows/rows.ts';
import type { Database } from '../rows/sqlRows.ts';
import { sqlRuns, type Pace } from '../rows/sqlRuns.ts';
import { openDatabase } from '../rows/sqlite/database.ts';
import { embeddedPostgres } from './embeddedPostgres.ts';
import { temporaryFolder } from './temporaryFolder.ts';

/** Rows of a kind for one test, after which they are removed. */
export interface TestDatabase {
  readonly rows: OpenRows;
  /** The database under the rows; memory has none. */
  readonly database?: Database;
  /** Ensures that a generation runs once on these rows. */
  readonly runs: (ms: number, pace?: Partial<Pace>) => Runs;
  /** Closes and reopens the rows, as a restart does; only for persistent rows. */
  readonly reopen?: () => Promise<OpenRows>;
  /** Returns everything in all tables as text, and closes the rows; only for persistent rows. */
  readonly dump?: () => Promise<string>;
}

async function inMemory(): Promise<TestDatabase> {
  const rows = memoryRows();
  return { rows, runs: (ms) => createRuns(rows, ms) };
}

async function onSqlite(): Promise<TestDatabase> {
  const folder = temporaryFolder();
  let database = openDatabase(folder);
  let isOpen = true;
  onTestFinished(async () => {
    if (isOpen) await database.rows.close();
  });
  return {
    rows: database.rows,
    database,
    runs: (ms, pace) => sqlRuns(database, ms, pace),
    reopen: async () => {
      await database.rows.close();
      database = openDatabase(folder);
      return database.rows;
    },
    dump: async () => {
      await database.rows.close();
      isOpen = false;
      const file = new DatabaseSync(join(folder, 'bellwether.sqlite'));
      const tables = file.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
      const all = tables.map(({ name }) => file.prepare(`SELECT * FROM ${String(name)}`).all());
      file.close();
      return JSON.stringify(all);
    },
  };
}

const empty = 'TRUNCATE rows, named, runs, sizes, changes RESTART IDENTITY';

/** A database that is emptied for each test; creating one takes longer than the test. */
async function onPostgres(open: () => Promise<Postgres>): Promise<TestDatabase> {
  let db = await open();
  onTestFinished(() => db.close());
  await db.transaction(({ script }) => script(empty));
  return {
    rows: postgresDatabase(db).rows,
    database: postgresDatabase(db),
    runs: (ms, pace) => sqlRuns(postgresDatabase(db), ms, pace),
    dump: async () => {
      const found = async (sql: string) => {
        const result = await db.transaction(({ script }) => script(sql));
        return ([result].flat()[0] as { readonly rows: readonly Record<string, unknown>[] }).rows;
      };
      const tables = await found(
        "SELECT table_name FROM information_schema.tables WHERE table_schema = 'public'",
      );
      const all: unknown[] = [];
      for (const { table_name: name } of tables)
        all.push(await found(`SELECT * FROM ${String(name)}`));
      return JSON.stringify(all);
    },
    // The engine keeps running, as a database does when a server process restarts.
    reopen: async () => {
      await db.close();
      db = await open();
      return postgresDatabase(db).rows;
    },
  };
}

/** The URL of a real PostgreSQL server to test as well. Its database is emptied. */
const url = process.env['TEST_DATABASE_URL'];

async function serverAt(address: string): Promise<Postgres> {
  const db = openPool(address);
  await migrate(db);
  return db;
}

type Kind = readonly [name: string, open: () => Promise<TestDatabase>];

/** All adapters by name; every promise about rows must hold on each. */
export const adapters: readonly Kind[] = [
  ['memory', inMemory],
  ['SQLite', onSqlite],
  ['PostgreSQL, embedded', () => onPostgres(embeddedPostgres)],
  ...(url ? [['PostgreSQL', () => onPostgres(() => serverAt(url))] as const] : []),
];
