import type { RateStore } from '../../http/rates.ts';
import type { OpenRows, Rows } from '../rows.ts';
import { sqlRows, type Database, type Run } from '../sqlRows.ts';
import { createSlots } from '../../slots.ts';
import { statementsIn } from '../statements.ts';
import { sweep } from '../sweep.ts';
import { createQueues } from '../turns.ts';

/** The statements by name; PostgreSQL prepares each once per connection. */
export const statements = {
  ...statementsIn({
    now: 'now()',
    ago: (seconds) => `now() - ${seconds} * interval '1 second'`,
    clock: 'clock_timestamp()',
    before: (milliseconds) => `clock_timestamp() - ${milliseconds} * interval '1 millisecond'`,
    epoch: 'to_timestamp(0)',
    field: (name) => `named.value::json->>'${name}'`,
    object: (...entries) => `json_build_object(${entries.join(', ')})::text`,
    idsIn: (list) =>
      `SELECT value::bigint FROM jsonb_array_elements_text(${list}::jsonb) AS ids (value)`,
    isIn: (column, words) => `${column} = ANY (string_to_array(${words}, ' '))`,
    // By a digest, since an index takes no entry of more than 2.7 KB.
    same: (column, text) => `(md5(${column}) = md5(${text}) AND ${column} = ${text})`,
    toHold: 'FOR KEY SHARE',
    toHoldAlone: 'FOR UPDATE',
  }),
  addUpSizes: `WITH counted AS (DELETE FROM sizes WHERE workspace IN (
      SELECT workspace FROM sizes GROUP BY workspace HAVING count(*) > 1)
    RETURNING workspace, bytes)
    INSERT INTO sizes SELECT workspace, sum(bytes) FROM counted GROUP BY workspace`,
  addUpChanges: `WITH counted AS (DELETE FROM changes WHERE (workspace, list) IN (
      SELECT workspace, list FROM changes GROUP BY workspace, list HAVING count(*) > 1)
    RETURNING workspace, list, count, at)
    INSERT INTO changes SELECT workspace, list, sum(count), max(at) FROM counted GROUP BY workspace, list`,
  lock: 'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))',

  hasMigrations: `SELECT to_regclass('migrations') IS NOT NULL AS is_there`,
  migrations: 'SELECT number FROM migrations',
  migrated: 'INSERT INTO migrations (number) VALUES ($1)',
} as const;

export type PostgresRun = Run<keyof typeof statements>;

export interface Session {
  readonly run: PostgresRun;
  /** Runs several statements without parameters, such as a migration. */
  readonly script: (sql: string) => Promise<unknown>;
}

/** A PostgreSQL database: on a server, or embedded in this process. */
export interface Postgres extends RateStore {
  readonly run: PostgresRun;
  /** Runs the work in a transaction. `limitMs` replaces the usual limit of its statements. */
  transaction<Value>(work: (session: Session) => Promise<Value>, limitMs?: number): Promise<Value>;
  close(): Promise<void>;
}

/** How many transactions run at once, of ten connections. Workspaces take turns. */
const mostTransactions = 7;

/** The database, which any number of processes share. Nested work is part of the same transaction, with its own lock. */
export function postgresDatabase(db: Postgres): Database & { readonly rows: OpenRows } {
  // Who waits for a lock takes no connection, and some connections stay for what needs no transaction.
  const locks = createQueues();
  const slots = createSlots(mostTransactions);
  const transaction: Database['transaction'] = (lock, work) => {
    const begin = () =>
      db.transaction(async ({ run }) => {
        const within: Rows = sqlRows(run, async (inner, nested) => {
          await run('lock', inner);
          return nested(within);
        });
        await run('lock', lock);
        return work(run, within);
      });
    const [workspace = ''] = lock.split(' ');
    return locks.run(lock, () => slots.run(workspace, begin));
  };
  const rows: OpenRows = {
    ...sqlRows(db.run, (lock, work) => transaction(lock, (_run, within) => work(within))),
    addUp: async () => {
      await db.run('addUpSizes');
      await db.run('addUpChanges');
    },
    sweep: (seconds) => sweep(transaction, seconds),
    close: () => db.close(),
  };
  return { run: db.run, transaction, rows };
}
