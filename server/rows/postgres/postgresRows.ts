import type { RateStore } from '../../http/rates.ts';
import type { OpenRows, Rows } from '../rows.ts';
import { sqlRows, type Run } from '../sqlRows.ts';
import { statementsIn } from '../statements.ts';

/** The statements by name; PostgreSQL prepares each once per connection. */
export const statements = {
  ...statementsIn({
    now: 'now()',
    ago: (seconds) => `now() - ${seconds} * interval '1 second'`,
    field: (name) => `named.value::json->>'${name}'`,
    object: (...entries) => `json_build_object(${entries.join(', ')})::text`,
    idsIn: (list) =>
      `SELECT value::bigint FROM jsonb_array_elements_text(${list}::jsonb) AS ids (value)`,
    // By a digest, since an index takes no entry of more than 2.7 KB.
    same: (column, text) => `(md5(${column}) = md5(${text}) AND ${column} = ${text})`,
    toHold: 'FOR KEY SHARE',
    toHoldAlone: 'FOR UPDATE',
  }),
  addUpSizes: `WITH counted AS (DELETE FROM sizes RETURNING workspace, bytes)
    INSERT INTO sizes SELECT workspace, sum(bytes) FROM counted GROUP BY workspace`,
  removeRunsOfWorkspace: 'DELETE FROM runs WHERE workspace = $1 AND ended IS NOT NULL',
  lock: 'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))',

  startRun: `INSERT INTO runs (key, workspace) VALUES ($1, $2)
    ON CONFLICT (key) WHERE ended IS NULL DO NOTHING RETURNING id`,
  runUnderWay: 'SELECT id FROM runs WHERE key = $1 AND ended IS NULL',
  // Also one that ended with a result within these milliseconds.
  runSince: `SELECT id FROM runs WHERE key = $1 AND (ended IS NULL OR (outcome IS NOT NULL
    AND ended > clock_timestamp() - $2 * interval '1 millisecond')) ORDER BY id DESC LIMIT 1`,
  runAfter: 'SELECT id FROM runs WHERE key = $1 AND id > $2 ORDER BY id LIMIT 1',
  run: `SELECT ended IS NOT NULL AS is_over, outcome,
    beat < clock_timestamp() - $2 * interval '1 millisecond' AS is_silent FROM runs WHERE id = $1`,
  beat: 'UPDATE runs SET beat = clock_timestamp() WHERE id = $1 AND ended IS NULL',
  holdRun: 'SELECT id FROM runs WHERE id = $1 AND ended IS NULL FOR UPDATE',
  endRun: `UPDATE runs SET ended = clock_timestamp(), outcome = $2
    WHERE id = $1 AND ended IS NULL`,
  endSilentRun: `UPDATE runs SET ended = clock_timestamp()
    WHERE id = $1 AND ended IS NULL AND beat < clock_timestamp() - $2 * interval '1 millisecond'`,
  forgetRuns: `DELETE FROM runs WHERE ended < clock_timestamp() - interval '10 minutes'`,

  hasMigrations: `SELECT to_regclass('migrations') IS NOT NULL AS is_there`,
  migrations: 'SELECT number FROM migrations',
  migrated: 'INSERT INTO migrations (number) VALUES ($1)',
} as const;

/** Runs a statement with parameters. */
export type PostgresRun = Run<keyof typeof statements>;

/** The operations inside a transaction. */
export interface Session {
  readonly run: PostgresRun;
  /** Runs several statements without parameters, such as a migration. */
  readonly script: (sql: string) => Promise<unknown>;
}

/** A PostgreSQL database: on a server, or embedded in this process. */
export interface Postgres extends RateStore {
  /** Runs one statement outside a transaction. */
  readonly run: PostgresRun;
  /** Runs the work in a transaction. `limitMs` replaces the usual limit of its statements. */
  transaction<Value>(work: (session: Session) => Promise<Value>, limitMs?: number): Promise<Value>;
  close(): Promise<void>;
}

function rowsOf(run: PostgresRun, together: Rows['together']): Rows {
  const rows = sqlRows(run, together);
  return {
    ...rows,
    addUpSizes: async () => void (await run('addUpSizes')),
    removeWorkspace: async (workspace) => {
      await rows.removeWorkspace(workspace);
      await run('removeRunsOfWorkspace', workspace);
    },
  };
}

/**
 * The rows inside a transaction. Work with the same lock runs one after the other, in all processes; nested work is part of
 * the same transaction, with its own lock.
 */
export function rowsWithin(run: PostgresRun): Rows {
  const rows: Rows = rowsOf(run, async (lock, work) => {
    await run('lock', lock);
    return work(rows);
  });
  return rows;
}

/** The rows of a PostgreSQL database, which any number of processes share. */
export const postgresRows = (db: Postgres): OpenRows => ({
  ...rowsOf(db.run, (name, work) =>
    db.transaction(({ run }) => rowsWithin(run).together(name, work)),
  ),
  close: () => db.close(),
});
