import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { OpenRows } from '../rows.ts';
import { sqlRows, type Found, type OwnWays, type Run } from '../sqlRows.ts';
import { statementsIn } from '../statements.ts';
import { createTurns } from '../turns.ts';

const statements = statementsIn({
  now: 'unixepoch()',
  ago: (seconds) => `unixepoch() - ${seconds}`,
  field: (name) => `json_extract(named.value, '$.${name}')`,
  object: (...entries) => `json_object(${entries.join(', ')})`,
  idsIn: (list) => `SELECT value FROM json_each(${list})`,
  same: (column, text) => `${column} = ${text}`,
  toHold: '',
  toHoldAlone: '',
});

/** The statements by name. SQLite numbers a parameter with a question mark. */
export const sqliteStatements = Object.fromEntries(
  Object.entries(statements).map(([name, sql]) => [name, sql.replaceAll(/\$(?=\d)/g, '?')]),
) as typeof statements;

/** Prepares each statement once. */
function runner(db: DatabaseSync): (...asked: Parameters<Run>) => readonly Found[] {
  const prepared = new Map(
    Object.entries(sqliteStatements).map(([name, sql]) => [name, db.prepare(sql)]),
  );
  return (name, ...values) => prepared.get(name)?.all(...(values as SQLInputValue[])) ?? [];
}

/** The rows of one SQLite file, which only this process uses. */
export function sqliteRows(db: DatabaseSync): OpenRows {
  const run = runner(db);
  const turns = createTurns();
  // Triggers keep one sum for each workspace.
  const addUpSizes = async (): Promise<void> => {};
  const inside = sqlRows(async (...asked) => run(...asked), {
    together: (_lock, work) => work(inside),
    addUpSizes,
  });
  const together: OwnWays['together'] = (_lock, work) =>
    turns.whole(async () => {
      db.exec('BEGIN IMMEDIATE');
      try {
        const value = await work(inside);
        db.exec('COMMIT');
        return value;
      } catch (error) {
        if (db.isOpen) db.exec('ROLLBACK');
        throw error;
      }
    });
  return {
    ...sqlRows((...asked) => turns.single(() => run(...asked)), { together, addUpSizes }),
    close: () => turns.single(() => db.close()),
  };
}
