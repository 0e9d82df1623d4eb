import type { DatabaseSync } from 'node:sqlite';
import { toRow, toSeat, toStoredName } from '../found.ts';
import { emailIn, idOf, type OpenRows, type Rows } from '../rows.ts';
import { createTurns } from '../turns.ts';
import { statementsFor, type Statements } from './statements.ts';

type Step = <Value>(step: () => Value) => Promise<Value>;

function rowsOf(run: Statements, step: Step, together: Rows['together']): Rows {
  const get = (table: string, workspace: string, id: string) => {
    const found = run.get.get(idOf(id) ?? 0, workspace, table);
    return found && toRow(found);
  };
  return {
    list: (table, workspace, owner) => step(() => run.list.all(workspace, table, owner).map(toRow)),
    part: (table, workspace, owner, after) =>
      step(() => run.part.all(workspace, table, owner, after).map(toRow)),
    last: (table, workspace, owner) =>
      step(() => run.last.all(workspace, table, owner).map(toRow)[0]),
    get: (table, workspace, id) => step(() => get(table, workspace, id)),
    count: (table, workspace, owner) =>
      step(() => Number(run.count.get(workspace, table, owner)?.['count'])),
    some: (table, workspace, ids) =>
      step(() =>
        run.some.all(JSON.stringify(ids.map((id) => idOf(id) ?? 0)), workspace, table).map(toRow),
      ),
    insert: (table, workspace, owner, value) =>
      step(() => {
        const { lastInsertRowid } = run.insert.run(
          workspace,
          table,
          owner,
          JSON.stringify(value),
          emailIn(table, value),
        );
        return { id: Number(lastInsertRowid), owner, value };
      }),
    update: (table, workspace, id, fields) =>
      step(() => {
        const row = get(table, workspace, id);
        if (!row) return undefined;
        const value = { ...(row.value as object), ...fields };
        run.update.run(JSON.stringify(value), emailIn(table, value), row.id);
        return { ...row, value: value as never };
      }),
    remove: (table, workspace, id) =>
      step(() => run.remove.run(idOf(id) ?? 0, workspace, table).changes > 0),
    keepNewest: (table, workspace, owner, most) =>
      step(() => void run.keepNewest.run(workspace, table, owner, most)),
    seats: (workspace, { subject, email = null }) =>
      step(() => run.seats.all(workspace, subject, email).map(toSeat)),
    bind: (workspace, id, subject) => step(() => run.bind.run(subject, id, workspace).changes > 0),
    size: (workspace) => step(() => Number(run.size.get(workspace)?.['bytes'] ?? 0)),
    // Triggers keep one sum for each workspace.
    addUpSizes: async () => {},
    hold: (workspace) => step(() => run.hold.get(workspace) !== undefined),
    after: (workspace, { kind, owner, id }) =>
      step(() =>
        run.after
          .all(workspace, kind, owner, id)
          .map((found) => ({ kind: String(found['kind']), ...toRow(found) })),
      ),
    removeCompany: (workspace, id) =>
      step(() => run.ofCompany.forEach((each) => each.run(workspace, id))),
    removeWorkspace: (workspace) =>
      step(() => run.ofWorkspace.forEach((each) => each.run(workspace))),
    names: {
      get: (table, workspace, name) =>
        step(() => {
          const found = run.named.get(workspace, table, name);
          return found && (JSON.parse(String(found['value'])) as never);
        }),
      put: (table, workspace, name, value) =>
        step(() => void run.putNamed.run(workspace, table, name, JSON.stringify(value))),
      claim: (table, workspace, name, value) =>
        step(() => run.claim.run(workspace, table, name, JSON.stringify(value)).changes > 0),
      remove: (table, workspace, name) =>
        step(() => void run.removeNamed.run(workspace, table, name)),
      reserveUsage: (workspace, name, tokens, most) =>
        step(() => run.reserveUsage.run(workspace, name, tokens, most).changes > 0),
      settleUsage: (workspace, name, { requests, tokensIn, tokensOut }) =>
        step(() => void run.settleUsage.run(workspace, name, requests, tokensIn, tokensOut)),
      countCreated: (subject) => step(() => Number(run.countCreated.get(subject)?.['count'])),
      removeOlder: (table, seconds) => step(() => void run.removeOlder.run(table, seconds)),
      after: (workspace, { kind, name }) =>
        step(() => run.namedAfter.all(workspace, kind, name).map(toStoredName)),
    },
    together,
  };
}

/** The rows of one SQLite file, which only this process uses. */
export function sqliteRows(db: DatabaseSync): OpenRows {
  const run = statementsFor(db);
  const turns = createTurns();
  const inside = rowsOf(
    run,
    async (step) => step(),
    (_lock, work) => work(inside),
  );
  const together: Rows['together'] = (_lock, work) =>
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
    ...rowsOf(run, turns.single, together),
    close: () => turns.single(() => db.close()),
  };
}
