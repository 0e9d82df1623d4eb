import type { StatementName } from './statements.ts';

/** A row as the database answers it. */
export type Found = Readonly<Record<string, unknown>>;

/** Runs one of the statements; what it is about goes in as parameters. */
export type Run = (name: StatementName, ...values: readonly unknown[]) => Promise<readonly Found[]>;

/** What may be done inside a transaction. */
export interface Session {
  readonly run: Run;
  /** Several statements without parameters: a migration. */
  readonly script: (sql: string) => Promise<unknown>;
}

/** A PostgreSQL server: connections to one, or the engine embedded. */
export interface Postgres {
  /** One statement by itself. */
  readonly run: Run;
  /** All of the work or none of it. */
  transaction<Value>(work: (session: Session) => Promise<Value>): Promise<Value>;
  close(): Promise<void>;
}
