import { createHash } from 'node:crypto';
import { Refusal } from '../../operations/refusal.ts';
import { joining, wait, type Runs, type Work } from '../../operations/runs.ts';
import type { Rows } from '../rows.ts';
import type { Found } from '../sqlRows.ts';
import { postgresRows, rowsWithin, type Postgres } from './postgresRows.ts';

/** The timing of runs across processes. */
const usualPace = {
  /** How often a process renews its run. */
  beatMs: 2_000,
  /** The time without renewal after which another process may take over; some renewals may be lost. */
  silentMs: 10_000,
  /** How often a waiting process checks whether the run has ended. */
  lookMs: 100,
};

/** The end of a run: its value or its error. Without both, the run was interrupted. */
interface Outcome {
  readonly value?: unknown;
  readonly refusal?: Pick<Refusal, 'status' | 'message' | 'fields' | 'reason' | 'retryAfter'>;
}

/** Thrown when a process did not renew its run in time: another one has taken over, and nothing is stored. */
class Overtaken extends Error {
  override readonly name = 'Overtaken';
}

/** The workspace of a run: its name begins with it. */
const workspaceIn = (name: string): string => name.split(' ')[0] ?? '';

/** Returns the value of a run that has ended with an outcome, or throws its error. */
function valueIn(run: Found | undefined): { readonly value: unknown } | undefined {
  const stored = run?.['outcome'];
  if (typeof stored !== 'string') return undefined;
  const outcome = JSON.parse(stored) as Outcome;
  if (outcome.refusal) {
    const { status, message, fields, reason, retryAfter } = outcome.refusal;
    throw new Refusal(status, message, fields, reason, retryAfter);
  }
  if (!('value' in outcome)) throw new Error('The work failed in another process.');
  return { value: outcome.value ?? undefined };
}

/** The outcome of work. JSON has no undefined, so that a result of nothing is stored as null. */
const doneWith = (value: unknown): Outcome => ({ value: value ?? null });

function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof Refusal)) return {};
  const { status, message, fields, reason, retryAfter } = error;
  return { refusal: { status, message, fields, reason, retryAfter } };
}

/** The rows for a run. A transaction commits only while this process owns the run, and it ends the run. */
const rowsOfRun = (db: Postgres, id: unknown): Rows => ({
  ...postgresRows(db),
  together: (lock, keep) =>
    db.transaction(async ({ run }) => {
      if ((await run('holdRun', id)).length === 0) throw new Overtaken();
      const value = await rowsWithin(run).together(lock, keep);
      await run('endRun', id, JSON.stringify(doneWith(value)));
      return value;
    }),
});

/**
 * Creates the runs of any number of processes on one database. A run is a row that its process renews while it works.
 * Meanwhile no transaction is open and no connection is occupied.
 */
export function postgresRuns(db: Postgres, ms: number, pace = usualPace): Runs {
  const ignore = () => {};
  /** The runs of this process. */
  const own = new Set<unknown>();
  let isStopped = false;

  async function release(): Promise<void> {
    isStopped = true;
    // Ended without an outcome: whoever waits in another process takes over.
    await Promise.allSettled([...own].map((id) => db.run('endRun', id, null)));
  }

  /** Returns what a run has stored. Its connection may break after the transaction, before the answer arrives. */
  async function storedBy(id: unknown) {
    const [run] = await db.run('run', id, pace.silentMs).catch(() => []);
    return valueIn(run);
  }

  /** Runs the work under a new run; undefined when another process took over. */
  async function perform<Value>(id: unknown, work: Work<Value>) {
    own.add(id);
    const beat = setInterval(() => void db.run('beat', id).catch(ignore), pace.beatMs);
    const end = (outcome: Outcome) => db.run('endRun', id, JSON.stringify(outcome));
    try {
      await wait(ms);
      const value = await work(rowsOfRun(db, id));
      // Ends the run of work that stored nothing. Otherwise its transaction has ended the run already.
      await end(doneWith(value));
      return { value };
    } catch (error) {
      if (error instanceof Overtaken) return undefined;
      const stored = await storedBy(id);
      if (stored) return stored;
      await end(outcomeOf(error)).catch(ignore);
      throw error;
    } finally {
      clearInterval(beat);
      own.delete(id);
      db.run('forgetRuns').catch(ignore);
    }
  }

  /** Waits for a run of another process; undefined when that stopped renewing it. */
  async function follow(id: unknown) {
    for (;;) {
      const [run] = await db.run('run', id, pace.silentMs);
      const ended = valueIn(run);
      if (ended) return ended;
      if (run?.['is_silent']) await db.run('endSilentRun', id, pace.silentMs);
      if (!run || run['is_over'] || run['is_silent']) return undefined;
      await wait(pace.lookMs);
    }
  }

  const start: Runs['join'] = async (name, work, since = performance.now()) => {
    // Hashed, because an index entry is limited in length.
    const key = createHash('sha256').update(name).digest('hex');
    // Measured here, so that the clocks of the process and of the database need not agree.
    let [other] = await db.run('runSince', key, performance.now() - since);
    for (;;) {
      if (isStopped) throw new Overtaken();
      const [begun] = other ? [] : await db.run('startRun', key, workspaceIn(name));
      const done = begun ? await perform(begun['id'], work) : other && (await follow(other['id']));
      // The key determines the type of the result.
      if (done) return done.value as Awaited<ReturnType<typeof work>>;
      // After a takeover, the result of the other process is used.
      [other] = begun
        ? await db.run('runAfter', key, begun['id'])
        : await db.run('runUnderWay', key);
    }
  };
  return joining(start, release);
}
