import { randomUUID } from 'node:crypto';
import { Refusal } from '../operations/refusal.ts';
import { createJoining, givenUp, wait } from '../operations/runs.ts';
import type { Asked, Runs, Work } from '../operations/runs.ts';
import type { Rows } from './rows.ts';
import type { Database, Found } from './sqlRows.ts';

const usualPace = {
  /** How often a process renews its run. */
  beatMs: 2_000,
  /** The time without renewal after which a run is taken over; some renewals may be lost. */
  silentMs: 10_000,
  /** How often a waiting process checks whether the run has ended. */
  lookMs: 100,
  /** How often a process looks for runs to take over. */
  takeMs: 1_000,
  /** How often ended runs are forgotten. What they have found may be about people. */
  forgetMs: 60_000,
};

export type Pace = typeof usualPace;

/** A run that ends its process is taken over once, not by one process after the other. */
const mostAttempts = 2;

/** The end of a run: its value or its error. An error that is no refusal is told only where it happened. */
interface Outcome {
  readonly value?: unknown;
  readonly refusal?: Pick<Refusal, 'status' | 'message' | 'fields' | 'reason' | 'retryAfter'>;
}

/** Thrown when a process did not renew its run in time: another one has taken over, and nothing is stored. */
class Overtaken extends Error {
  override readonly name = 'Overtaken';
}

const workspaceIn = (name: string): string => name.split(' ')[0] ?? '';

/** Returns the value of a run that has ended, or throws its error; undefined when it ended without either. */
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
const doneWith = (value: unknown): string => JSON.stringify({ value: value ?? null });

function failedWith(error: unknown): string {
  if (!(error instanceof Refusal)) return '{}';
  const { status, message, fields, reason, retryAfter } = error;
  return JSON.stringify({ refusal: { status, message, fields, reason, retryAfter } });
}

/** The rows for a run. A transaction commits only while the holder has the run, and it ends the run. */
const rowsOfRun = (db: Database, id: unknown, holder: string): Rows => ({
  ...db.rows,
  together: (lock, keep) =>
    db.transaction(lock, async (run, within) => {
      if ((await run('holdRun', id, holder)).length === 0) throw new Overtaken();
      const value = await keep(within);
      await run('endRun', id, holder, doneWith(value));
      return value;
    }),
});

/**
 * Creates the runs of all processes on one database. A run is a row, which its holder renews while it works; meanwhile no
 * transaction is open and no connection is occupied. Each attempt has a holder of its own.
 */
export function sqlRuns(db: Database, ms: number, ownPace: Partial<Pace> = {}): Runs {
  const pace: Pace = { ...usualPace, ...ownPace };
  const ignore = () => {};
  const joining = createJoining();
  /** The runs of this process by their holder. */
  const own = new Map<string, unknown>();
  let taking: NodeJS.Timeout | undefined;
  let forgetting: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  let isStopped = false;

  /** Waits for a run of another holder; undefined when it has ended without an outcome. */
  async function follow(id: unknown) {
    for (;;) {
      const [run] = await db.run('run', id);
      if (!run || run['ended'] !== null) return valueIn(run);
      if (isStopped) throw givenUp();
      await wait(pace.lookMs);
    }
  }

  async function perform<Value>(id: unknown, holder: string, work: Work<Value>) {
    own.set(holder, id);
    const beat = setInterval(() => void db.run('beat', id, holder).catch(ignore), pace.beatMs);
    try {
      await wait(ms);
      const value = await work(rowsOfRun(db, id, holder));
      // Ends the run of work that stored nothing. Otherwise its transaction has ended the run already.
      await db.run('endRun', id, holder, doneWith(value));
      return { value };
    } catch (error) {
      if (error instanceof Overtaken) return await follow(id);
      // The connection may have broken after the transaction, before the answer arrived.
      const [run] = await db.run('run', id).catch(() => []);
      const stored = valueIn(run);
      if (stored) return stored;
      await db.run('endRun', id, holder, failedWith(error)).catch(ignore);
      throw error;
    } finally {
      clearInterval(beat);
      own.delete(holder);
    }
  }

  async function start<Value>(name: string, work: Work<Value>, asked: Asked = {}): Promise<Value> {
    const { since = performance.now(), person } = asked;
    for (;;) {
      if (isStopped) throw givenUp();
      // An age, so that the clocks of the process and of the database need not agree. In whole milliseconds, since some
      // databases count no finer: what ended before the request is not joined.
      const [there] = await db.run('runSince', name, Math.floor(performance.now() - since));
      const holder = randomUUID();
      const of = [name, workspaceIn(name), person ?? null];
      const [begun] = there ? [] : await db.run('startRun', ...of, holder);
      const done = begun
        ? await perform(begun['id'], holder, work)
        : there && (await follow(there['id']));
      // The name determines the type of the result.
      if (done) return done.value as Value;
    }
  }

  const takeOver: Runs['takeOver'] = (workOf, log) => {
    const report = (error: unknown): void => {
      if (!(error instanceof Refusal)) log(error);
    };
    const look = async (): Promise<void> => {
      // A machine that has slept would take over its own runs.
      await Promise.all([...own].map(([holder, id]) => db.run('beat', id, holder)));
      for (;;) {
        const holder = randomUUID();
        const [run] = taking ? await db.run('takeRun', pace.silentMs, holder) : [];
        if (!run) return;
        const [id, name, person] = [run['id'], String(run['key']), run['person'] ?? undefined];
        const isLast = Number(run['attempt']) > mostAttempts;
        const work = isLast ? undefined : workOf(name, person as string | undefined);
        // Without an outcome: whoever waits for it does it.
        if (!work) await db.run('endRun', id, holder, null);
        else joining.join(`${name} ${holder}`, () => perform(id, holder, work)).catch(report);
      }
    };
    const lookAgain = (): void => {
      looking ??= look()
        .catch(report)
        .finally(() => (looking = undefined));
    };
    taking = setInterval(lookAgain, pace.takeMs);
    forgetting = setInterval(() => void db.run('forgetRuns').catch(report), pace.forgetMs);
    lookAgain();
  };

  return {
    join: (name, work, asked) => joining.join(name, () => start(name, work, asked)),
    takeOver,
    stop: async (patienceMs) => {
      clearInterval(taking);
      clearInterval(forgetting);
      taking = undefined;
      await looking;
      return joining.stop(patienceMs, async () => {
        isStopped = true;
        const all = [...own].map(([holder, id]) => db.run('releaseRun', id, holder));
        await Promise.allSettled(all);
      });
    },
  };
}
