import { pendingIn } from '../migrations.ts';
import type { Postgres } from './postgres.ts';

const table = `CREATE TABLE migrations (
  number INTEGER PRIMARY KEY, done TIMESTAMPTZ NOT NULL DEFAULT now())`;

/** The limit of each statement: tables may be large, and other processes wait for the lock meanwhile. */
const limitMs = 60 * 60 * 1000;

/** Runs pending migrations in one transaction, one process at a time; true for an empty database. */
export const migrate = (db: Postgres): Promise<boolean> =>
  db.transaction(async ({ run, script }) => {
    await script(`SET LOCAL statement_timeout = ${limitMs}`);
    await run('lock', 'bellwether migrations');
    const [found] = await run('hasMigrations');
    const isNew = !found?.['is_there'];
    if (isNew) await script(table);
    const done = (await run('migrations')).map(({ number }) => Number(number));
    for (const { number, sql } of pendingIn(import.meta.dirname, done)) {
      await script(sql);
      await run('migrated', number);
    }
    return isNew;
  }, limitMs);
