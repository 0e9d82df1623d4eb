import { noWorkspace } from './operations/answerCall.ts';
import { openPostgres } from './rows/postgres/openPostgres.ts';
import type { OpenRows, Rows } from './rows/rows.ts';
import { openBeside } from './rows/sqlite/database.ts';
import type { StorageOptions } from './storage.ts';

const commands = ['suspend', 'resume'] as const;
const known = commands.map((command) => `npm run server -- ${command} WORKSPACE`).join(', or ');

/** Suspends a workspace or ends that (D100). It stands in the value that every request reads, and costs no further statement. */
export const setSuspended = (rows: Rows, workspace: string, isSuspended: boolean): Promise<void> =>
  rows.together(`${workspace} suspension`, async (within) => {
    const there = await within.hold(workspace);
    if (!there) throw noWorkspace(workspace);
    const { suspended: _before, ...about } = there;
    const value = isSuspended ? { ...about, suspended: true as const } : about;
    await within.names.put('workspaces', workspace, workspace, value);
  });

const open = async ({ dataFolder, databaseUrl }: StorageOptions): Promise<OpenRows> =>
  databaseUrl === undefined ? openBeside(dataFolder) : (await openPostgres(databaseUrl)).rows;

/** Does a command of `npm run server` on the data of servers that may be running. Returns a sentence that says what is done. */
export async function doCommand(
  [command, workspace, ...more]: readonly string[],
  options: StorageOptions,
): Promise<string> {
  const found = commands.find((name) => name === command);
  if (!found || !workspace || more.length > 0) throw new Error(`Use ${known}.`);
  const rows = await open(options);
  try {
    await setSuspended(rows, workspace, found === 'suspend');
  } finally {
    await rows.close();
  }
  return `The workspace “${workspace}” is ${found === 'suspend' ? 'suspended' : 'in use again'}.`;
}
