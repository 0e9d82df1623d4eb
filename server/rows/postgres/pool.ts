import { DatabaseError, Pool, type PoolClient, type QueryResult } from 'pg';
import { Refusal } from '../../operations/refusal.ts';
import type { Found } from '../sqlRows.ts';
import { statements, type Postgres, type PostgresRun } from './postgresRows.ts';

/** The size of the pool, small because several processes share the database. */
const mostConnections = 10;
const connectMs = 5_000;
/** The timeout of a statement in the database. The client's own timeout, for a database that no longer responds, is longer. */
const statementMs = 10_000;
const silenceMs = 12_000;

export class Unavailable extends Refusal {
  constructor(cause: unknown) {
    super(503, 'The database does not answer. Please try again in a moment.');
    this.cause = cause;
  }
}

/** Classes of PostgreSQL's error codes: overloaded, restarting, out of connections, deadlock, timeout, no access. */
const passing = /^(08|25P|28|3D|40|53|55|57|58)/;

/** True when a later attempt may succeed. An error without a code is a failed connection. */
export const isOutage = (error: unknown): boolean =>
  !(error instanceof DatabaseError) || passing.test(error.code ?? '');

async function asked<Answer>(query: Promise<Answer>): Promise<Answer> {
  try {
    return await query;
  } catch (error) {
    throw isOutage(error) ? new Unavailable(error) : error;
  }
}

const limited = (text: string, query_timeout: number) => ({ text, query_timeout });

const runOn =
  (client: Pool | PoolClient, query_timeout: number): PostgresRun =>
  async (name, ...values) => {
    const query = { name, values: [...values], ...limited(statements[name], query_timeout) };
    return (await asked<QueryResult<Found>>(client.query(query))).rows;
  };

async function commit(client: PoolClient, query_timeout: number): Promise<void> {
  const { command } = await asked(client.query(limited('COMMIT', query_timeout)));
  // After a failed statement, PostgreSQL answers COMMIT with a rollback.
  if (command !== 'COMMIT') throw new Error('The transaction was undone.');
}

/** Rolls the transaction back. Returns false for a broken connection, whose transaction PostgreSQL rolls back by itself. */
const undo = (client: PoolClient, error: unknown): Promise<boolean> | boolean =>
  !(error instanceof Unavailable) &&
  client.query('ROLLBACK').then(
    () => true,
    () => false,
  );

export type PoolCounts = Readonly<Record<'open' | 'idle' | 'waiting', number>>;

/** A pool of connections to PostgreSQL, opened on demand and reopened when they break. A test shortens the client's limit. */
export function openPool(
  url: string,
  query_timeout = silenceMs,
): Postgres & { readonly counts: () => PoolCounts } {
  const poolOf = (max: number) => {
    const pool = new Pool({
      connectionString: url,
      max,
      connectionTimeoutMillis: connectMs,
      statement_timeout: statementMs,
      query_timeout,
      idle_in_transaction_session_timeout: statementMs,
      keepAlive: true,
      application_name: 'bellwether',
    });
    // Without a listener, a connection that breaks between two statements would end the process. The next statement fails anyway.
    const ignore = () => {};
    pool.on('error', ignore);
    pool.on('connect', (client) => client.on('error', ignore));
    return pool;
  };
  const pool = poolOf(mostConnections);
  // A run whose holder is not heard is taken over and paid twice: its sign of life waits for nothing else.
  const beats = poolOf(1);
  const [runUsual, runBeat] = [runOn(pool, query_timeout), runOn(beats, query_timeout)];

  return {
    run: (name, ...values) => (name === 'beat' ? runBeat : runUsual)(name, ...values),
    query: (query) => asked(pool.query({ ...query })),
    transaction: async (work, limitMs = query_timeout) => {
      const client = await asked(pool.connect());
      let isSound = false;
      try {
        await asked(client.query('BEGIN'));
        const script = (text: string) => asked(client.query(limited(text, limitMs)));
        const value = await work({ run: runOn(client, limitMs), script });
        await commit(client, limitMs);
        isSound = true;
        return value;
      } catch (error) {
        isSound = await undo(client, error);
        throw error;
      } finally {
        client.release(!isSound);
      }
    },
    counts: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: async () => {
      await Promise.all([pool.end(), beats.end()]);
    },
  };
}
