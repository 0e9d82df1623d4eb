import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRuns, type Runs } from '../operations/runs.ts';
import { memoryRows } from '../rows/memory.ts';
import { migrate } from '../rows/postgres/migrate.ts';
import { openPool } from '../rows/postgres/pool.ts';
import type { Postgres } from '../rows/postgres/postgres.ts';
import { postgresRows } from '../rows/postgres/postgresRows.ts';
import { postgresRuns } from '../rows/postgres/postgresRuns.ts';
import type { OpenRows } from '../rows/rows.ts';
import { openDatabase } from '../rows/sqlite/database.ts';
import { embeddedPostgres } from './embeddedPostgres.ts';

/** Rows of a kind for one test. */
export interface TestDatabase {
  readonly rows: OpenRows;
  /** What keeps a generation to once on these rows. */
  readonly runs: (ms: number) => Runs;
  /** Closes the rows and opens them again, as a restart does; only where they outlive the process. */
  readonly reopen?: () => Promise<OpenRows>;
  readonly remove: () => Promise<void>;
  /** Answers requests by servers on these rows, in processes of their own. */
  readonly send?: (request: Request) => Promise<Response>;
}

async function inMemory(): Promise<TestDatabase> {
  const rows = memoryRows();
  return { rows, runs: (ms) => createRuns(rows, ms), remove: async () => {} };
}

async function onSqlite(): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'bellwether-rows-'));
  let { rows } = openDatabase(folder);
  return {
    rows,
    runs: (ms) => createRuns(rows, ms),
    reopen: async () => {
      await rows.close();
      ({ rows } = openDatabase(folder));
      return rows;
    },
    remove: async () => {
      await rows.close();
      rmSync(folder, { recursive: true });
    },
  };
}

const empty = 'TRUNCATE rows, named, runs RESTART IDENTITY';

/** A database that is emptied for each test, since to make one takes longer than the test. */
async function onPostgres(open: () => Promise<Postgres>): Promise<TestDatabase> {
  let db = await open();
  await db.transaction(({ script }) => script(empty));
  return {
    rows: postgresRows(db),
    runs: (ms) => postgresRuns(db, ms),
    // The engine runs on, as a database does when a process restarts.
    reopen: async () => {
      await db.close();
      db = await open();
      return postgresRows(db);
    },
    remove: () => db.close(),
  };
}

/** A real server to try too, in a database that may be emptied. */
const url = process.env['TEST_DATABASE_URL'];

async function serverAt(address: string): Promise<Postgres> {
  const db = openPool(address);
  await migrate(db);
  return db;
}

type Kind = readonly [name: string, open: () => Promise<TestDatabase>];

/** Every adapter there is, by name: what is promised of rows holds on each. */
export const adapters: readonly Kind[] = [
  ['memory', inMemory],
  ['SQLite', onSqlite],
  ['PostgreSQL, embedded', () => onPostgres(embeddedPostgres)],
  ...(url ? [['PostgreSQL', () => onPostgres(() => serverAt(url))] as const] : []),
];

const front = process.env['TEST_SERVER_URL'];
const token = process.env['TEST_TOKEN'] ?? '';

/** Asks whatever stands at the front the same as was asked of the request's own host. */
const sendTo = (address: string) => (request: Request) => {
  const { pathname, search } = new URL(request.url);
  const onward = new Request(`${address}${pathname}${search}`, request);
  onward.headers.set('authorization', `Bearer ${token}`);
  return fetch(onward);
};

/** Servers that run already on the same database: what is promised of one holds of several. */
export const processes: readonly Kind[] =
  url && front
    ? [
        [
          'several processes',
          async () => {
            const { rows, runs, remove } = await onPostgres(() => serverAt(url));
            return { rows, runs, remove, send: sendTo(front) };
          },
        ],
      ]
    : [];
