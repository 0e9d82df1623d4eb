import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Refusal } from '../operations/refusal.ts';
import type { Runs, Work } from '../operations/runs.ts';
import { adapters, type TestDatabase } from '../testing/adapters.ts';
import { Unavailable } from './postgres/pool.ts';
import type { Rows } from './rows.ts';
import type { Database, Run } from './sqlRows.ts';
import { sqlRuns } from './sqlRuns.ts';

const usp = (title: string) => ({ title, description: 'd', valueProposition: 'v' });

/** Work that writes one row as soon as a promise resolves. */
const writing =
  (title: string, may: Promise<unknown> = Promise.resolve()) =>
  async (rows: Rows) => {
    await may;
    return rows.together('acme usps', async (within) => {
      const { id } = await within.insert('usps', 'acme', '7', usp(title));
      return { id, title };
    });
  };

const titlesIn = async (rows: Rows) =>
  (await rows.list('usps', 'acme', '7')).map(({ value }) => value.title);

describe.each(adapters)('a run on %s', (_name, open) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await open();
  });

  it('is joined while it runs, and starts again after its end', async () => {
    const runs = database.runs(1);
    const gate = Promise.withResolvers<void>();
    const asks = Array.from({ length: 20 }, () =>
      runs.join('acme usps', writing('A', gate.promise)),
    );
    expect(await titlesIn(database.rows)).toEqual([]);
    gate.resolve();
    const answers = await Promise.all(asks);
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await titlesIn(database.rows)).toEqual(['A']);
    // Also within the millisecond of its end, than which some clocks know no less.
    const again = Array.from({ length: 30 }, (_, index) => `B ${index}`);
    for (const title of again) await runs.join('acme usps', writing(title));
    expect(await titlesIn(database.rows)).toEqual(['A', ...again]);
  });

  it('is waited for by a server that stops, which starts no other', async () => {
    const runs = database.runs(0);
    const gate = Promise.withResolvers<void>();
    const answer = runs.join('acme usps', writing('A', gate.promise));
    const stopped = runs.stop(60_000);
    gate.resolve();
    expect(await stopped).toEqual([]);
    expect(await titlesIn(database.rows)).toEqual(['A']);
    expect(await answer).toMatchObject({ title: 'A' });
    await expect(runs.join('acme icps', writing('B'))).rejects.toMatchObject({ status: 503 });
  });

  it('that fails stores nothing, and may start again', async () => {
    const runs = database.runs(0);
    const broken = (rows: Rows) =>
      rows.together('acme usps', async (within) => {
        await within.insert('usps', 'acme', '7', usp('Never'));
        throw new Error('It broke');
      });
    await expect(runs.join('acme usps', broken)).rejects.toThrow('It broke');
    expect(await titlesIn(database.rows)).toEqual([]);
    await runs.join('acme usps', writing('A'));
    expect(await titlesIn(database.rows)).toEqual(['A']);
  });
});

const databases = adapters.filter(([name]) => name !== 'memory');

describe.each(databases)('a run across processes on %s', { timeout: 60_000 }, (_name, open) => {
  let database: TestDatabase;
  let db: Database;
  let started: Runs[];
  beforeEach(async () => {
    looks = 0;
    started = [];
    database = await open();
    db = database.database as Database;
  });
  afterEach(async () => {
    await Promise.all(started.map((runs) => runs.stop(0)));
  });

  const pace = { beatMs: 20, silentMs: 4_000, lookMs: 5, takeMs: 5 };
  let looks = 0;
  let asked: string[] = [];
  const process = (more: Partial<typeof pace> = {}): Runs => {
    let isWaiting = false;
    const run: Run = (name, ...values) => {
      if (name === 'run' && !isWaiting) looks += 1;
      isWaiting ||= name === 'run';
      asked.push(name);
      // A process that hangs renews nothing.
      if (name === 'beat' && (more.beatMs ?? 0) > 1_000) return Promise.resolve([]);
      return db.run(name, ...values);
    };
    const runs = sqlRuns({ ...db, run }, 0, { ...pace, ...more });
    started.push(runs);
    return runs;
  };
  /** A process that takes over what others have left, and what it was asked for then. */
  const taking = (more: Partial<typeof pace>, work?: Work<unknown>) => {
    const taken: (readonly [string, string | undefined])[] = [];
    const runs = process(more);
    const failures: unknown[] = [];
    runs.takeOver(
      (...of) => {
        taken.push(of);
        return work;
      },
      (error) => failures.push(error),
    );
    return { ...runs, taken, failures };
  };
  /** Begins a run that writes once `release` is called. */
  const begin = async (runs: Runs, title = 'First') => {
    const gate = Promise.withResolvers<void>();
    const first = runs.join('acme usps', writing(title, gate.promise));
    await begun();
    return { first, release: gate.resolve };
  };
  /** Waits until this many processes wait for another one. */
  const waiting = (count: number) => expect.poll(() => looks).toBe(count);
  /** Waits until a run has begun in the database. */
  const begun = () => expect.poll(() => db.run('runSince', 'acme usps', 0)).toHaveLength(1);
  const ended = () => expect.poll(() => db.run('runSince', 'acme usps', 0)).toHaveLength(0);

  it('runs in one of them, and the others give the same answer', async () => {
    const { first, release } = await begin(process());
    const others = [process(), process()].map((runs) => runs.join('acme usps', writing('Other')));
    await waiting(2);
    release();
    const answers = await Promise.all([first, ...others]);
    expect(answers).toEqual([answers[0], answers[0], answers[0]]);
    expect(await titlesIn(database.rows)).toEqual(['First']);
  });

  it('that is refused is refused by all, with the same message', async () => {
    const gate = Promise.withResolvers<void>();
    const first = process().join('acme usps', async () => {
      await gate.promise;
      throw new Refusal(429, 'The day’s words are used up.', ['companyId'], 'suggestions');
    });
    await begun();
    const other = process().join('acme usps', writing('Other'));
    await waiting(1);
    gate.resolve();
    const refusal = {
      status: 429,
      message: 'The day’s words are used up.',
      fields: ['companyId'],
      reason: 'suggestions',
    };
    await expect(first).rejects.toMatchObject(refusal);
    await expect(other).rejects.toMatchObject(refusal);
    expect(await titlesIn(database.rows)).toEqual([]);
  });

  it.each<[string, Work<undefined>]>([
    ['stores nothing', async () => undefined],
    ['stores something', (rows) => rows.together('acme usps', async () => undefined)],
  ])('that returns nothing and %s succeeds for all', async (_what, work) => {
    const gate = Promise.withResolvers<void>();
    const first = process().join('acme usps', (rows) => gate.promise.then(() => work(rows)));
    await begun();
    const other = process().join('acme usps', work);
    await waiting(1);
    gate.resolve();
    expect(await Promise.all([first, other])).toEqual([undefined, undefined]);
  });

  it('is awaited as long as its process renews it', async () => {
    // A busy machine may pause a test for a second.
    const silentMs = 2_000;
    const { first, release } = await begin(process({ silentMs }));
    const other = process({ silentMs }).join('acme usps', writing('Other'));
    setTimeout(release, silentMs + 200);
    expect(await other).toEqual(await first);
    expect(await titlesIn(database.rows)).toEqual(['First']);
  });

  it.each<[string, (real: Database, lost: () => never) => Database]>([
    [
      'its transaction',
      (real, lost) => ({
        ...real,
        transaction: async (lock, work) => {
          await real.transaction(lock, work);
          return lost();
        },
      }),
    ],
    [
      'its end',
      (real, lost) => ({
        ...real,
        run: (name, ...values) =>
          name === 'endRun' ? Promise.resolve().then(lost) : real.run(name, ...values),
      }),
    ],
  ])('gives what it stored, also when the answer to %s is lost', async (_what, losing) => {
    const lost = () => {
      throw new Unavailable(new Error('Connection terminated'));
    };
    const runs = sqlRuns(losing(db, lost), 0, pace);
    expect(await runs.join('acme usps', writing('First'))).toMatchObject({ title: 'First' });
    expect(await titlesIn(database.rows)).toEqual(['First']);
  });

  it('that a stopping process gives up is done by another one at once', async () => {
    const gate = Promise.withResolvers<void>();
    // Nobody would take it over for being silent.
    const patient = { silentMs: 1_000_000 };
    const stopping = process(patient);
    const asked = { person: 'ada' };
    const first = stopping.join('acme usps', writing('Given up', gate.promise), asked);
    await begun();
    const other = taking(patient, writing('Other'));
    const answer = other.join('acme usps', writing('Asked again'));
    await waiting(1);
    const refused = first.catch((error: unknown) => error);
    expect(await stopping.stop(0)).toEqual(['acme usps']);
    expect(await refused).toMatchObject({
      status: 503,
      message: 'The server is being restarted. Please try again.',
    });
    expect(await answer).toMatchObject({ title: 'Other' });
    expect(other.taken).toEqual([['acme usps', 'ada']]);
    gate.resolve();
    expect(await titlesIn(database.rows)).toEqual(['Other']);
  });

  it('is taken over by one of the others when its process is silent, and then stores nothing', async () => {
    const silent = { beatMs: 1_000_000, silentMs: 100 };
    const { first, release } = await begin(process(silent), 'Too late');
    // They beat, so that they are not taken over from each other.
    const others = [1, 2, 3].map(() => taking({ silentMs: 100 }, writing('Other')));
    await ended();
    expect(await titlesIn(database.rows)).toEqual(['Other']);
    release();
    expect(await first).toMatchObject({ title: 'Other' });
    expect(others.flatMap(({ taken }) => taken)).toEqual([['acme usps', undefined]]);
    expect(await titlesIn(database.rows)).toEqual(['Other']);
  });

  it('is renewed before its process looks for others, as the machine may have slept', async () => {
    const runs = taking({ beatMs: 1_000_000, silentMs: 1_000_000 });
    const { first, release } = await begin(runs, 'Once');
    asked = [];
    await expect.poll(() => asked.filter((name) => name === 'takeRun').length).toBeGreaterThan(2);
    release();
    // A look may have been under way; the next one begins with the renewal.
    const next = asked.slice(asked.indexOf('takeRun') + 1);
    expect(next.slice(0, 2)).toEqual(['beat', 'takeRun']);
    expect(await first).toMatchObject({ title: 'Once' });
  });

  it('that nobody knows how to do is done by who waits for it', async () => {
    const silent = { beatMs: 1_000_000, silentMs: 100 };
    void process(silent)
      .join('acme usps', () => new Promise(() => {}))
      .catch(() => {});
    await begun();
    const other = taking({ silentMs: 100 });
    expect(await other.join('acme usps', writing('Own'))).toMatchObject({ title: 'Own' });
    expect(await titlesIn(database.rows)).toEqual(['Own']);
  });

  it('that ends one process after the other is taken over once', async () => {
    const silent = { beatMs: 1_000_000, silentMs: 50 };
    const never = () => new Promise<never>(() => {});
    void process(silent)
      .join('acme usps', never)
      .catch(() => {});
    await begun();
    const others = [1, 2, 3].map(() => taking(silent, never));
    await ended();
    expect(others.flatMap(({ taken }) => taken)).toHaveLength(1);
  });

  it('that is queued in a transaction is done once, if the transaction is stored', async () => {
    const queued = (rows: Rows) => rows.queue('acme', 'usps', '7', 'ada');
    const undone = database.rows.together('acme', async (rows) => {
      await rows.queue('acme', 'icps', '7', 'ada');
      throw new Error('Undone');
    });
    await expect(undone).rejects.toThrow('Undone');
    await database.rows.together('acme', async (rows) => {
      await queued(rows);
      await queued(rows);
    });
    const others = [1, 2, 3].map(() => taking({}, writing('Queued')));
    await expect.poll(() => titlesIn(database.rows)).toEqual(['Queued']);
    expect(others.flatMap(({ taken }) => taken)).toEqual([['acme usps 7', 'ada']]);
  });

  it('that fails without being asked for is reported, unless it was refused', async () => {
    let failures = [new Refusal(429, 'Used up.'), new Error('It broke')];
    const runs = taking({}, async () => {
      const [failure, ...rest] = failures;
      failures = rest;
      throw failure;
    });
    for (const id of ['7', '8'])
      await database.rows.together('acme', (rows) => rows.queue('acme', 'usps', id, 'ada'));
    await expect.poll(() => runs.failures.map(String)).toEqual(['Error: It broke']);
    expect(failures).toEqual([]);
  });
});
