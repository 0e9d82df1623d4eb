import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { embeddedPostgres } from '../testing/embeddedPostgres.ts';
import { statements } from './postgres/postgresRows.ts';
import { openDatabase, sqliteStatements } from './sqlite/database.ts';
import type { NamedTable } from './tables.ts';

/** The plan of SQLite for the removal of old values of a table. */
async function planOfSqlite(table: NamedTable): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'bellwether-plan-'));
  await openDatabase(folder).rows.close();
  const db = new DatabaseSync(join(folder, 'bellwether.sqlite'));
  const plan = db.prepare(`EXPLAIN QUERY PLAN ${sqliteStatements.removeOlder}`).all(table, 60);
  db.close();
  rmSync(folder, { recursive: true });
  return JSON.stringify(plan);
}

/** The plan of PostgreSQL. Without the setting, an empty table is read as a whole. */
async function planOfPostgres(table: NamedTable): Promise<string> {
  const db = await embeddedPostgres();
  const plan = await db.transaction(({ script }) =>
    script(`SET LOCAL enable_seqscan = off; PREPARE old AS ${statements.removeOlder};
      EXPLAIN EXECUTE old('${table}', 60); DEALLOCATE old`),
  );
  return JSON.stringify(plan);
}

describe.each([
  ['SQLite', planOfSqlite],
  ['PostgreSQL', planOfPostgres],
])('old values on %s', (_name, planOf) => {
  it.each(['answers', 'deleted'] as const)('of %s are found by their age', async (table) => {
    expect(await planOf(table)).toContain('_by_age');
  });
});
