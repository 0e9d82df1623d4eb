import { createHash } from 'node:crypto';
import { Refusal } from '../../operations/refusal.ts';
import { joining, wait, type Runs, type Work } from '../../operations/runs.ts';
import type { Rows } from '../rows.ts';
import type { Postgres } from './postgres.ts';
import { postgresRows, rowsWithin } from './postgresRows.ts';

/** How the processes watch one another. */
export interface Pace {
  /** How often a process says that it is still at work. */
  readonly beatMs: number;
  /** After how much silence another one may begin: some beats may be lost. */
  readonly silentMs: number;
  /** How often whoever waits looks whether it is done. */
  readonly lookMs: number;
}

const usualPace: Pace = { beatMs: 2_000, silentMs: 10_000, lookMs: 100 };

/** How a run ended; without either, it broke. */
interface Outcome {
  readonly value?: unknown;
  readonly refusal?: Pick<Refusal, 'status' | 'message' | 'fields' | 'reason'>;
}

/** Thrown where a process was silent for too long: somebody else has begun, and what it would keep is not kept. */
class Overtaken extends Error {
  override readonly name = 'Overtaken';
}

/** Between two processes an answer is JSON, as it is on the way to whoever asked. */
function valueIn(outcome: Outcome): unknown {
  const { refusal } = outcome;
  if (refusal) throw new Refusal(refusal.status, refusal.message, refusal.fields, refusal.reason);
  if (!('value' in outcome)) throw new Error('The work failed in another process.');
  return outcome.value;
}

function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof Refusal)) return {};
  const { status, message, fields, reason } = error;
  return { refusal: { status, message, fields, reason } };
}

/** The rows for a run: what is kept together is kept only while the run is its process's, and ends it. */
const rowsOfRun = (db: Postgres, id: unknown): Rows => ({
  ...postgresRows(db),
  together: (lock, keep) =>
    db.transaction(async ({ run }) => {
      if ((await run('holdRun', id)).length === 0) throw new Overtaken();
      const value = await rowsWithin(run).together(lock, keep);
      await run('endRun', id, JSON.stringify({ value }));
      return value;
    }),
});

/**
 * For any number of processes on one database: a run is a row, which its process renews for as long as it works.
 * No transaction is open meanwhile, and no connection is held.
 */
export function postgresRuns(db: Postgres, ms: number, pace: Pace = usualPace): Runs {
  const ignore = () => {};

  /** Does the work under a run of its own; nothing when it was overtaken. */
  async function perform<Value>(id: unknown, work: Work<Value>) {
    const beat = setInterval(() => void db.run('beat', id).catch(ignore), pace.beatMs);
    const end = (outcome: Outcome) => db.run('endRun', id, JSON.stringify(outcome));
    try {
      await wait(ms);
      const value = await work(rowsOfRun(db, id));
      // For work that had nothing to keep; otherwise the run has ended.
      await end({ value });
      return { value };
    } catch (error) {
      if (error instanceof Overtaken) return undefined;
      await end(outcomeOf(error)).catch(ignore);
      throw error;
    } finally {
      clearInterval(beat);
      db.run('forgetRuns').catch(ignore);
    }
  }

  /** Waits for a run of another process; nothing when that fell silent. */
  async function follow(id: unknown): Promise<Outcome | undefined> {
    for (;;) {
      const [run] = await db.run('run', id, pace.silentMs);
      const outcome = run?.['outcome'];
      if (typeof outcome === 'string') return { value: valueIn(JSON.parse(outcome) as Outcome) };
      if (run?.['is_silent']) await db.run('endSilentRun', id, pace.silentMs);
      if (!run || run['is_over'] || run['is_silent']) return undefined;
      await wait(pace.lookMs);
    }
  }

  return joining(async (name, work) => {
    // A name may be as long as what was sent, an entry of an index may not.
    const key = createHash('sha256').update(name).digest('hex');
    let [other] = await db.run('runUnderWay', key);
    for (;;) {
      const [own] = other ? [] : await db.run('startRun', key);
      const done = own ? await perform(own['id'], work) : other && (await follow(other['id']));
      // The key names the kind of work, and with it what comes of it.
      if (done) return done.value as Awaited<ReturnType<typeof work>>;
      // Whoever was overtaken answers with what the other one made.
      [other] = own ? await db.run('runAfter', key, own['id']) : await db.run('runUnderWay', key);
    }
  });
}
