import type { Rows } from '../rows/rows.ts';
import type { NamedTables } from '../rows/tables.ts';
import { inParts } from './parts.ts';

type Opened = NamedTables['opened'];

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
const weekMs = 7 * dayMs;
/** Nobody waits for news about a workspace that was not opened for so long. */
const patienceMs = 30 * dayMs;

const lockOfOpened = (workspace: string): string => `${workspace} opened`;

const age = (then: string | undefined, now: Date): number =>
  then === undefined ? Infinity : now.getTime() - Date.parse(then);

/** Notes that somebody uses a workspace, once a day (D98). */
export async function noteOpened(rows: Rows, workspace: string, now = new Date()): Promise<void> {
  const isKnown = (kept: Opened | undefined) => age(kept?.on, now) < dayMs;
  if (isKnown(await rows.names.get('opened', '', workspace))) return;
  await rows.together(lockOfOpened(workspace), async (within) => {
    const kept = await within.names.get('opened', '', workspace);
    if (isKnown(kept)) return;
    await within.names.put('opened', '', workspace, { ...kept, on: now.toISOString() });
  });
}

/** Queues a look at the quotes of a workspace unless one has begun within a week. Of two processes, one does. */
const queueLook = (rows: Rows, workspace: string, now: Date): Promise<void> =>
  rows.together(lockOfOpened(workspace), async (within) => {
    const kept = await within.names.get('opened', '', workspace);
    if (!kept || age(kept.looked, now) < weekMs) return;
    if (!(await within.hold(workspace))) return within.names.remove('opened', '', workspace);
    const company = await within.last('companies', workspace, '');
    const looks = company && (await within.names.get('looks', workspace, String(company.id)));
    const isFresh = age(looks?.on, now) < weekMs;
    const on = now.toISOString();
    const looked = isFresh ? looks?.on : on;
    await within.names.put('opened', '', workspace, { ...kept, ...(looked && { looked }) });
    if (!company || isFresh) return;
    const { gone = [], pages = {} } = looks ?? {};
    // Whoever takes the run over goes on with this look.
    await within.names.put('looks', workspace, String(company.id), { on, gone, pages });
    await within.queue(workspace, 'quotes', String(company.id), undefined);
  });

/** Queues the looks that are due, and forgets workspaces that nobody opens any more. */
export async function queueLooks(rows: Rows, now = new Date()): Promise<void> {
  const all = inParts(
    '',
    (after) => rows.names.part('opened', '', '', after),
    ({ name }) => name,
    (entry) => entry,
  );
  for await (const part of all)
    for (const { name, value } of part) {
      if (age(value.on, now) > patienceMs) await rows.names.remove('opened', '', name);
      else if (age(value.looked, now) >= weekMs) await queueLook(rows, name, now);
    }
}

/** Queues looks now and every hour; returns a function that stops it. Several processes may run it at once. */
export function lookWeekly(rows: Rows, log: (error: unknown) => void): () => void {
  const look = () => void queueLooks(rows).catch(log);
  look();
  const timer = setInterval(look, hourMs);
  timer.unref();
  return () => clearInterval(timer);
}
