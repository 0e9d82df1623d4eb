import { runName } from '../operations/runs.ts';
import {
  deletedKeptSeconds,
  emailIn,
  idOf,
  isForGood,
  type One,
  type Row,
  type Rows,
  type WorkspaceOf,
} from './rows.ts';
import type { StatementName } from './statements.ts';

export type Found = Readonly<Record<string, unknown>>;

export type Run<Name extends string = StatementName> = (
  name: Name,
  ...values: readonly unknown[]
) => Promise<readonly Found[]>;

export interface Database {
  readonly rows: Rows;
  readonly run: Run;
  /** Runs the work in a transaction. Transactions with the same lock run one after the other. */
  transaction<Value>(lock: string, work: (run: Run, rows: Rows) => Promise<Value>): Promise<Value>;
}

// A table returns the type that was written to it, so the casts are safe.
const valueIn = ({ value }: Found): never => JSON.parse(String(value)) as never;

const toRow = (found: Found): Row<never> => ({
  id: Number(found['id']),
  owner: String(found['owner']),
  value: valueIn(found),
});

/** The rows of a database, on top of single statements or of a transaction. */
export function sqlRows(run: Run, together: Rows['together']): Rows {
  const find = async (...[table, workspace, id]: One) =>
    (await run('get', idOf(id), workspace, table))[0];
  const rowsOf = async (...asked: Parameters<Run>) => (await run(...asked)).map(toRow);
  const does = async (...asked: Parameters<Run>) => (await run(...asked)).length > 0;
  const namedValue = async (...asked: Parameters<Run>) => {
    const [found] = await run(...asked);
    return found && valueIn(found);
  };
  const just = async (...asked: Parameters<Run>) => void (await run(...asked));
  const numberOf = async (column: string, ...asked: Parameters<Run>) =>
    Number((await run(...asked))[0]?.[column]);
  return {
    list: (table, workspace, owner) => rowsOf('list', workspace, table, owner),
    part: (table, workspace, owner, after) => rowsOf('part', workspace, table, owner, after),
    revision: async (workspace, lists) => {
      const [found] = await run(
        lists.length === 1 ? 'revision' : 'revisions',
        workspace,
        lists.join(' '),
      );
      return `${String(found?.['count'])}-${String(found?.['at'])}`;
    },
    last: async (table, workspace, owner) => (await rowsOf('last', workspace, table, owner))[0],
    get: async (table, workspace, id) => {
      const found = await find(table, workspace, id);
      return found && toRow(found);
    },
    count: (table, workspace, owner) => numberOf('count', 'count', workspace, table, owner),
    some: (table, workspace, ids) =>
      rowsOf('some', JSON.stringify(ids.map(idOf)), workspace, table),
    insert: async (table, workspace, owner, value) => {
      const kept = [JSON.stringify(value), emailIn(table, value)];
      return { id: await numberOf('id', 'insert', workspace, table, owner, ...kept), owner, value };
    },
    update: async (table, workspace, id, fields) => {
      for (;;) {
        const found = await find(table, workspace, id);
        if (!found) return undefined;
        const row = toRow(found);
        const value = { ...(row.value as object), ...fields };
        const kept = [JSON.stringify(value), emailIn(table, value)];
        // Another request may have changed the row meanwhile: it is read again, so that the other change is kept.
        if (await does('update', ...kept, row.id, found['version']))
          return { ...row, value: value as never };
      }
    },
    remove: async (table, workspace, id) => {
      if (table === 'users') return does('removeUser', idOf(id), workspace);
      if (table === 'companies') await run('holdAlone', workspace);
      const age = isForGood(table) ? deletedKeptSeconds + 1 : 0;
      return does('remove', idOf(id), workspace, table, age);
    },
    restore: async (table, workspace, id) =>
      (await rowsOf('restore', idOf(id), workspace, table))[0],
    changeOwner: async (table, workspace, owner, to, ids = []) => {
      const moved = await run('changeOwner', workspace, table, owner, to, JSON.stringify(ids));
      return moved.map(({ id }) => Number(id));
    },
    sweep: async () => {},
    keepNewest: (table, workspace, owner, most) =>
      just('keepNewest', workspace, table, owner, most),
    seats: async (workspace, { subject, email = null }) =>
      (await run('seats', workspace, subject, email)).map((seat) => ({
        id: Number(seat['id']),
        subject: typeof seat['subject'] === 'string' ? seat['subject'] : null,
      })),
    workspacesOf: async ({ subject, email = null }) =>
      (await run('workspacesOf', subject, email)).map((found) => {
        const { company }: WorkspaceOf = valueIn(found);
        const invited = Number(found['invited']) === 1 && ({ isInvited: true } as const);
        return { domain: String(found['name']), company, ...invited };
      }),
    bind: (workspace, id, subject) => does('bind', subject, id, workspace),
    size: (workspace) => numberOf('bytes', 'size', workspace),
    sizes: async () =>
      (await run('sizes')).map(({ workspace, bytes }) => ({
        workspace: String(workspace),
        bytes: Number(bytes),
      })),
    addUp: async () => {},
    hold: (workspace, isAlone) => namedValue(isAlone ? 'holdAlone' : 'hold', workspace),
    after: async (workspace, { kind, name, id }) =>
      (await run('after', workspace, kind, name, id)).map((found) => ({
        kind: String(found['kind']),
        name: String(found['name']),
        id: Number(found['id']),
        value: valueIn(found),
      })),
    removeWorkspace: async (workspace) => {
      await run('holdAlone', workspace);
      await run('removeEntrance', workspace);
      await run('putNamed', '', 'removed', workspace, 'true');
    },
    queue: (workspace, kind, id, person) =>
      just('queueRun', runName(workspace, kind, id), workspace, person ?? null),
    names: {
      get: (table, workspace, name) => namedValue('named', workspace, table, name),
      put: (table, workspace, name, value) =>
        just('putNamed', workspace, table, name, JSON.stringify(value)),
      claim: (table, workspace, name, value) =>
        does('claim', workspace, table, name, JSON.stringify(value)),
      part: async (table, workspace, beginning, after) =>
        (await run('namedPart', workspace, table, beginning, after)).map((found) => ({
          name: String(found['name']),
          value: valueIn(found),
        })),
      remove: (table, workspace, name) => just('removeNamed', workspace, table, name),
      reserveUsage: (...reserved) => does('reserveUsage', ...reserved),
      settleUsage: (workspace, name, { requests, tokensIn, tokensOut }) =>
        just('settleUsage', workspace, name, requests, tokensIn, tokensOut),
      countCreated: (subject) => numberOf('count', 'countCreated', subject),
      removeOlder: (table, seconds) => just('removeOlder', table, seconds),
      usageOn: async (day) =>
        (await run('usageOn', day)).map((found) => ({
          workspace: String(found['workspace']),
          requests: Number(found['requests']),
          tokensIn: Number(found['tokens_in']),
          tokensOut: Number(found['tokens_out']),
        })),
    },
    together,
  };
}
