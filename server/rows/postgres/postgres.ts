import type { RateStore } from '../../http/rates.ts';
import type { Run } from '../sqlRows.ts';
import type { statements } from './statements.ts';

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
