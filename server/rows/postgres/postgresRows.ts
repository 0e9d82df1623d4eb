import { toRow, toSeat, toStoredName } from '../found.ts';
import { emailIn, idOf, type OpenRows, type Rows } from '../rows.ts';
import type { Postgres, Run } from './postgres.ts';

/** Work with the same lock runs one after the other, in all processes. */
const lock = (run: Run, name: string) => run('lock', name);

/** The rows, on top of single statements or of a transaction. */
function rowsOf(run: Run, together: Rows['together']): Rows {
  const find = async (table: string, workspace: string, id: string) =>
    (await run('get', idOf(id) ?? 0, workspace, table))[0];
  return {
    list: async (table, workspace, owner) =>
      (await run('list', workspace, table, owner)).map(toRow),
    part: async (table, workspace, owner, after) =>
      (await run('part', workspace, table, owner, after)).map(toRow),
    last: async (table, workspace, owner) =>
      (await run('last', workspace, table, owner)).map(toRow)[0],
    get: async (table, workspace, id) => {
      const found = await find(table, workspace, id);
      return found && toRow(found);
    },
    count: async (table, workspace, owner) =>
      Number((await run('count', workspace, table, owner))[0]?.['count']),
    some: async (table, workspace, ids) =>
      (await run('some', JSON.stringify(ids.map((id) => idOf(id) ?? 0)), workspace, table)).map(
        toRow,
      ),
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
    keepNewest: async (table, workspace, owner, most) =>
      void (await run('keepNewest', workspace, table, owner, most)),
    seats: async (workspace, { subject, email = null }) =>
      (await run('seats', workspace, subject, email)).map(toSeat),
    bind: async (workspace, id, subject) => (await run('bind', subject, id, workspace)).length > 0,
    size: async (workspace) => Number((await run('size', workspace))[0]?.['bytes']),
    addUpSizes: async () => void (await run('addUpSizes')),
    hold: async (workspace) => (await run('hold', workspace)).length > 0,
    after: async (workspace, { kind, owner, id }) =>
      (await run('after', workspace, kind, owner, id)).map((found) => ({
        kind: String(found['kind']),
        ...toRow(found),
      })),
    removeCompany: async (workspace, id) => {
      await run('holdAlone', workspace);
      await run('removeNamedOfCompany', workspace, id);
      await run('removePeopleOfCompany', workspace, id);
      await run('removeRowsOfCompany', workspace, id);
      await run('removeCompany', workspace, id);
    },
    removeWorkspace: async (workspace) => {
      await run('holdAlone', workspace);
      await run('removeNamedOfWorkspace', workspace);
      await run('removeRowsOfWorkspace', workspace);
      await run('removeSizesOfWorkspace', workspace);
      await run('removeRunsOfWorkspace', workspace);
    },
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
      reserveUsage: async (...reserved) => (await run('reserveUsage', ...reserved)).length > 0,
      settleUsage: async (workspace, name, { requests, tokensIn, tokensOut }) =>
        void (await run('settleUsage', workspace, name, requests, tokensIn, tokensOut)),
      countCreated: async (subject) => Number((await run('countCreated', subject))[0]?.['count']),
      removeOlder: async (table, seconds) => void (await run('removeOlder', table, seconds)),
      after: async (workspace, { kind, name }) =>
        (await run('namedAfter', workspace, kind, name)).map(toStoredName),
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
