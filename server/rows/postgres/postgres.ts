import type { RateStore } from '../../http/rates.ts';
import type { StatementName } from './statements.ts';

/** A row of a result. */
export type Found = Readonly<Record<string, unknown>>;

/** Runs a statement with parameters. */
export type Run = (name: StatementName, ...values: readonly unknown[]) => Promise<readonly Found[]>;

/** The operations inside a transaction. */
export interface Session {
  readonly run: Run;
  /** Runs several statements without parameters, such as a migration. */
  readonly script: (sql: string) => Promise<unknown>;
}

/** A PostgreSQL database: on a server, or embedded in this process. */
export interface Postgres extends RateStore {
  /** Runs one statement outside a transaction. */
  readonly run: Run;
  /** Runs the work in a transaction. `limitMs` replaces the usual limit of its statements. */
  transaction<Value>(work: (session: Session) => Promise<Value>, limitMs?: number): Promise<Value>;
  close(): Promise<void>;
}
