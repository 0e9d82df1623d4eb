import { SettingError } from '../../settings.ts';
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
  /** True when the database was empty. */
  readonly isNew: boolean;
}

/** The URL without user and password. */
function placeOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host || 'this machine'}${pathname}`;
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  // When all addresses of a host name fail, the error itself has no message but its first cause has.
  const first: unknown = cause instanceof AggregateError ? cause.errors[0] : cause;
  return first instanceof Error ? first.message : String(first);
}

/** Opens the database and migrates its tables. */
export async function openPostgres(url: string): Promise<PostgresDatabase> {
  const db = openPool(url);
  try {
    const isNew = await migrate(db);
    return { rows: postgresRows(db), runs: (ms) => postgresRuns(db, ms), isNew };
  } catch (error) {
    await db.close();
    throw new SettingError(
      `DATABASE_URL names ${placeOf(url)}, which cannot be used: ${reasonOf(error)}.`,
      { cause: error },
    );
  }
}
