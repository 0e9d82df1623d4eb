import type { Rows } from '../rows/rows.ts';
import type { Context } from './context.ts';
import { Refusal } from './refusal.ts';

/** The refusal for a workspace that does not exist. */
export const noWorkspace = (workspace: string): Refusal =>
  new Refusal(404, `There is no workspace “${workspace}”.`, ['domain']);

/**
 * Returns a context that stores nothing for a workspace that was deleted while the request was answered. Otherwise the next
 * owner of the name would get these rows.
 */
export function whileItExists(context: Context, workspace: string): Context {
  const guarded = (rows: Rows): Rows => {
    const together: Rows['together'] = (lock, work) =>
      rows.together(lock, async (within) => {
        if (!(await within.hold(workspace))) throw noWorkspace(workspace);
        return work(within);
      });
    return {
      ...rows,
      together,
      insert: (table, of, owner, value) =>
        together(`${workspace} ${table} ${owner}`, (within) =>
          within.insert(table, of, owner, value),
        ),
    };
  };
  return {
    ...context,
    rows: guarded(context.rows),
    runs: {
      join: (key, work, since) => context.runs.join(key, (keep) => work(guarded(keep)), since),
    },
  };
}
