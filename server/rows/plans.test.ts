import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { embeddedPostgres } from '../testing/embeddedPostgres.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { statements } from './postgres/postgresRows.ts';
import { openDatabase, sqliteStatements } from './sqlite/database.ts';
import type { StatementName } from './statements.ts';

/** The plan of SQLite for a statement. */
async function planOfSqlite(name: StatementName, ...values: readonly (string | number)[]) {
  const folder = temporaryFolder();
  await openDatabase(folder).rows.close();
  const db = new DatabaseSync(join(folder, 'bellwether.sqlite'));
  const plan = db.prepare(`EXPLAIN QUERY PLAN ${sqliteStatements[name]}`).all(...values);
  db.close();
  return JSON.stringify(plan);
}

/** The plan of PostgreSQL. Without the setting, an empty table is read as a whole. */
async function planOfPostgres(name: StatementName, ...values: readonly (string | number)[]) {
  const db = await embeddedPostgres();
  const given = values.map((value) => (typeof value === 'number' ? value : `'${value}'`));
  const plan = await db.transaction(({ script }) =>
    script(`SET LOCAL enable_seqscan = off; PREPARE asked AS ${statements[name]};
      EXPLAIN EXECUTE asked(${given.join(', ')}); DEALLOCATE asked`),
  );
  return JSON.stringify(plan);
}

describe.each([
  ['SQLite', planOfSqlite],
  ['PostgreSQL', planOfPostgres],
])('on %s', (_name, planOf) => {
  it.each(['answers', 'deleted'] as const)(
    'old values of %s are found by their age',
    async (table) => {
      expect(await planOf('removeOlder', table, 60)).toContain('_by_age');
    },
  );

  it('the usage of a day is found by its age', async () => {
    // Also by the time: the index has the usage of more than a year.
    expect(await planOf('usageOn', '2026-11-29')).toMatch(
      /expiring_by_age.*(Index Cond: [^"]*|kind=\? AND )\(?changed ?>/,
    );
  });

  it('shared values are found by the beginning of their names', async () => {
    const plan = await planOf('namedPart', 'acme', 'shared', '7 ', '7 ');
    expect(plan).toMatch(
      /named_pkey.*name > '7 '|PRIMARY KEY \(workspace=\? AND kind=\? AND name>\?\)/,
    );
  });

  it('a person is found in one workspace and in all of them by subject and address', async () => {
    for (const plan of [
      await planOf('seats', 'acme', 'ada', 'ada@acme.example'),
      await planOf('workspacesOf', 'ada', 'ada@acme.example'),
    ]) {
      expect(plan).toContain('users_by_subject');
      expect(plan).toContain('users_by_email');
    }
  });
});
