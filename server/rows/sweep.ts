import { deletedKeptSeconds, namesOf } from './rows.ts';
import type { Database, Found, Run } from './sqlRows.ts';

const idOf = ({ id }: Found): number => Number(id);

/** Removes some of what belongs to a deleted row; the row itself comes last. */
async function sweepRow(run: Run, row: Found): Promise<void> {
  const { id, workspace, kind } = row;
  // Whoever changes something there meanwhile waits, and then finds it gone.
  await run('holdAlone', workspace);
  if (
    kind === 'deleted companies' &&
    (await run('sweepShared', workspace, `${idOf(row)} `)).length > 0
  )
    return;
  const rows = await run('sweepRows', id, workspace, kind);
  const names = rows.flatMap((each) => namesOf(idOf(each)));
  await run('removeNames', workspace, names.join(' '));
}

/** Removes some of what is left of a deleted workspace, whose name is free again in the end. */
async function sweepWorkspace(run: Run, workspace: unknown): Promise<void> {
  if ((await run('sweepRowsOfWorkspace', workspace)).length > 0) return;
  if ((await run('sweepNamedOfWorkspace', workspace)).length > 0) return;
  await run('removeSizesOfWorkspace', workspace);
  await run('removeChangesOfWorkspace', workspace);
  await run('removeRunsOfWorkspace', workspace);
  await run('removeNamed', '', 'removed', workspace);
}

async function sweepSome(run: Run, seconds: number): Promise<boolean> {
  const [row] = await run('nextDeleted', seconds);
  if (row) await sweepRow(run, row);
  const [workspace] = row ? [] : await run('nextRemoved');
  if (workspace) await sweepWorkspace(run, workspace['name']);
  return row !== undefined || workspace !== undefined;
}

/**
 * Removes for good what was deleted and cannot be given back any more. It takes a little at a time: a database in this process
 * answers nobody meanwhile. What a crash leaves is found again.
 */
export async function sweep(
  transaction: Database['transaction'],
  seconds = deletedKeptSeconds,
): Promise<void> {
  while (await transaction('deletion', (run) => sweepSome(run, seconds)))
    await new Promise((next) => setTimeout(next));
}
