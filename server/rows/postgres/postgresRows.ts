import { emailIn, idOf, type OpenRows, type Row, type Rows } from '../rows.ts';
import type { Found, Postgres, Run } from './postgres.ts';

const toRow = (found: Found): Row<never> => ({
  id: Number(found['id']),
  owner: String(found['owner']),
  // A table returns the type that was written to it.
  value: JSON.parse(String(found['value'])) as never,
});

/** Work with the same lock runs one after the other, in all processes. */
const lock = (run: Run, name: string) => run('lock', name);

/** The rows, on top of single statements or of a transaction. */
function rowsOf(run: Run, together: Rows['together']): Rows {
  const find = async (table: string, workspace: string, id: string) =>
    (await run('get', idOf(id) ?? 0, workspace, table))[0];
  return {
    list: async (table, workspace, owner) =>
      (await run('list', workspace, table, owner)).map(toRow),
    get: async (table, workspace, id) => {
      const found = await find(table, workspace, id);
      return found && toRow(found);
    },
    insert: async (table, workspace, owner, value) => {
      const text = JSON.stringify(value);
      const [kept] = await run('insert', workspace, table, owner, text, emailIn(table, value));
      return { id: Number(kept?.['id']), owner, value };
    },
    update: async (table, workspace, id, fields) => {
      for (;;) {
        const found = await find(table, workspace, id);
        if (!found) return undefined;
        const row = toRow(found);
        const value = { ...(row.value as object), ...fields };
        const email = emailIn(table, value);
        const kept = await run('update', JSON.stringify(value), email, row.id, found['version']);
        // Another request has changed the row meanwhile: read it again, so that the other change is kept.
        if (kept.length > 0) return { ...row, value: value as never };
      }
    },
    remove: async (table, workspace, id) =>
      (await run('remove', idOf(id) ?? 0, workspace, table)).length > 0,
    isGone: async (text) => {
      const id = idOf(text);
      return id !== undefined && (await run('isGone', id)).length > 0;
    },
    hasUser: async (workspace, email) => (await run('hasUser', workspace, email)).length > 0,
    names: {
      get: async (table, workspace, name) => {
        const [found] = await run('named', workspace, table, name);
        return found && (JSON.parse(String(found['value'])) as never);
      },
      put: async (table, workspace, name, value) =>
        void (await run('putNamed', workspace, table, name, JSON.stringify(value))),
      claim: async (table, workspace, name, value) =>
        (await run('claim', workspace, table, name, JSON.stringify(value))).length > 0,
      remove: async (table, workspace, name) =>
        void (await run('removeNamed', workspace, table, name)),
      removeOlder: async (table, seconds) => void (await run('removeOlder', table, seconds)),
    },
    together,
  };
}

/** The rows inside a transaction. Nested work is part of the same transaction, with its own lock. */
export function rowsWithin(run: Run): Rows {
  const rows: Rows = rowsOf(run, async (name, work) => {
    await lock(run, name);
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
