import { SettingError } from '../../settings.ts';
import type { RateStore } from '../../http/rates.ts';
import type { Runs } from '../../operations/runs.ts';
import type { OpenRows } from '../rows.ts';
import { migrate } from './migrate.ts';
import { openPool } from './pool.ts';
import { postgresRows } from './postgresRows.ts';
import { postgresRuns } from './postgresRuns.ts';

/** An opened PostgreSQL database. */
export interface PostgresDatabase {
  readonly rows: OpenRows;
  readonly runs: (ms: number) => Runs;
  readonly rateStore: RateStore;
  /** True when the database was empty. */
  readonly isNew: boolean;
}

/** The URL without user and password. */
function placeOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host || 'this machine'}${pathname}`;
}

/** The failure under a refusal. When all addresses of a host name fail, only the first cause has a message. */
function causeOf(error: unknown): unknown {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  return cause instanceof AggregateError ? cause.errors[0] : cause;
}

/** PostgreSQL's codes for a wrong user, password or database, and the code of an unknown host. */
const wrongSetting = /^(28|3D|ENOTFOUND$)/;

/** True when the setting must be corrected; any other failure may pass, as while the database starts. */
const isWrongSetting = (cause: unknown): boolean =>
  cause instanceof Error && 'code' in cause && wrongSetting.test(String(cause.code));

/** Opens the database and migrates its tables. */
export async function openPostgres(url: string): Promise<PostgresDatabase> {
  const db = openPool(url);
  try {
    const isNew = await migrate(db);
    return { rows: postgresRows(db), runs: (ms) => postgresRuns(db, ms), rateStore: db, isNew };
  } catch (error) {
    await db.close();
    const cause = causeOf(error);
    const reason = cause instanceof Error ? cause.message : String(cause);
    const sentence = `DATABASE_URL names ${placeOf(url)}, which cannot be used: ${reason}.`;
    const Failure = isWrongSetting(cause) ? SettingError : Error;
    throw new Failure(sentence, { cause: error });
  }
}
