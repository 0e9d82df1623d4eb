import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PGlite, type Transaction } from '@electric-sql/pglite';
import { migrate } from '../rows/postgres/openPostgres.ts';
import { statements, type Postgres, type PostgresRun } from '../rows/postgres/postgresRows.ts';
import type { Found } from '../rows/sqlRows.ts';

const runOn =
  (engine: PGlite | Transaction): PostgresRun =>
  async (name, ...values) =>
    (await engine.query<Found>(statements[name], [...values])).rows;

/** An empty database, cached in node_modules: creating one takes four times as long as reading it. */
const kept = join(import.meta.dirname, '../../node_modules/.cache/bellwether/postgres.tar.gz');

function keptDatabase(): Blob | undefined {
  try {
    return new Blob([readFileSync(kept)]);
  } catch {
    return undefined;
  }
}

async function keep(engine: PGlite): Promise<void> {
  const dump = await engine.dumpDataDir('gzip');
  mkdirSync(dirname(kept), { recursive: true });
  // Several processes may write the file at once; the rename keeps others from reading a half-written one.
  const own = `${kept}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  writeFileSync(own, Buffer.from(await dump.arrayBuffer()));
  renameSync(own, kept);
}

async function startEngine(): Promise<PGlite> {
  const loadDataDir = keptDatabase();
  if (loadDataDir) return PGlite.create({ loadDataDir });
  const engine = await PGlite.create();
  await keep(engine);
  return engine;
}

let started: Promise<Postgres> | undefined;

async function start(): Promise<Postgres> {
  const engine = await startEngine();
  const db: Postgres = {
    run: runOn(engine),
    query: ({ text, values }) => engine.query(text, values),
    transaction: (work) =>
      engine.transaction((within) =>
        work({ run: runOn(within), script: (sql) => within.exec(sql) }),
      ),
    close: async () => {},
  };
  await migrate(db);
  return db;
}

/**
 * PostgreSQL inside this process. It takes seconds to start, so all tests of a process share one. It keeps setting timers
 * while it is idle, so tests with fake timers must advance them by a time and never run all timers.
 */
export const embeddedPostgres = (): Promise<Postgres> => (started ??= start());
