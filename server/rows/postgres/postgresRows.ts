import type { OpenRows, Rows } from '../rows.ts';
import { sqlRows } from '../sqlRows.ts';
import type { Postgres, PostgresRun } from './postgres.ts';

const rowsOf = (run: PostgresRun, together: Rows['together']): Rows =>
  sqlRows(run, {
    together,
    addUpSizes: async () => void (await run('addUpSizes')),
    removeMore: (workspace) => run('removeRunsOfWorkspace', workspace),
  });

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
