import { SettingError } from '../../settings.ts';
import { pendingIn } from '../migrations.ts';
import { openPool } from './pool.ts';
import { sqlRuns } from '../sqlRuns.ts';
import { postgresDatabase, type Postgres } from './postgresRows.ts';

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

function placeOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host || 'this machine'}${pathname}`;
}

/** The failure under a refusal. When all addresses of a host name fail, only the first cause has a message. */
function causeOf(error: unknown): unknown {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  return cause instanceof AggregateError ? cause.errors[0] : cause;
}

/** PostgreSQL's codes for a wrong user, password or database, and the code of an unknown host. Any other failure may pass. */
const wrongSetting = /^(28|3D|ENOTFOUND$)/;

/** Opens the database and migrates its tables. `isNew` is true for an empty database. */
export async function openPostgres(url: string) {
  const db = openPool(url);
  try {
    const isNew = await migrate(db);
    const database = postgresDatabase(db);
    return {
      rows: database.rows,
      runs: (ms: number) => sqlRuns(database, ms),
      rateStore: db,
      pool: db.counts,
      isNew,
    };
  } catch (error) {
    await db.close();
    const { code = '', message } = causeOf(error) as Partial<NodeJS.ErrnoException>;
    const sentence = `DATABASE_URL names ${placeOf(url)}, which cannot be used: ${message}.`;
    const Failure = wrongSetting.test(code) ? SettingError : Error;
    throw new Failure(sentence, { cause: error });
  }
}
