import { PGlite, type Transaction } from '@electric-sql/pglite';
import { migrate } from '../rows/postgres/migrate.ts';
import type { Found, Postgres, Run } from '../rows/postgres/postgres.ts';
import { statements } from '../rows/postgres/statements.ts';

const runOn =
  (engine: PGlite | Transaction): Run =>
  async (name, ...values) =>
    (await engine.query<Found>(statements[name], [...values])).rows;

let started: Promise<Postgres> | undefined;

async function start(): Promise<Postgres> {
  const engine = await PGlite.create();
  const db: Postgres = {
    run: runOn(engine),
    transaction: (work) =>
      engine.transaction((within) =>
        work({ run: runOn(within), script: (sql) => within.exec(sql) }),
      ),
    close: async () => {},
  };
  await migrate(db);
  return db;
}

/** PostgreSQL inside this process. It takes seconds to start, so all tests of a process share one. */
export const embeddedPostgres = (): Promise<Postgres> => (started ??= start());
