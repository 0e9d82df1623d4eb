import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Refusal } from '../operations/refusal.ts';
import type { Runs, Work } from '../operations/runs.ts';
import { adapters, type TestDatabase } from '../testing/adapters.ts';
import { embeddedPostgres } from '../testing/embeddedPostgres.ts';
import type { Postgres, PostgresRun } from './postgres/postgresRows.ts';
import { postgresRuns } from './postgres/postgresRuns.ts';
import { Unavailable } from './postgres/pool.ts';
import type { Rows } from './rows.ts';

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
  afterEach(() => database.remove());

  it('is joined while it runs, and starts again after its end', async () => {
    const runs = database.runs(1);
    const gate = Promise.withResolvers<void>();
    const asks = Array.from({ length: 20 }, () =>
      runs.join('acme usps', writing('A', gate.promise)),
    );
    gate.resolve();
    const answers = await Promise.all(asks);
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await titlesIn(database.rows)).toEqual(['A']);
    await runs.join('acme usps', writing('B'));
    expect(await titlesIn(database.rows)).toEqual(['A', 'B']);
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

describe('a run across processes', { timeout: 60_000 }, () => {
  let db: Postgres;
  let database: TestDatabase;
  beforeEach(async () => {
    looks = 0;
    db = await embeddedPostgres();
    database = (await adapters.find(
      ([name]) => name === 'PostgreSQL, embedded',
    )?.[1]()) as TestDatabase;
  });
  afterEach(() => database.remove());

  const pace = { beatMs: 20, silentMs: 4_000, lookMs: 5 };
  let looks = 0;
  const process = (more: Partial<typeof pace> = {}): Runs => {
    let isWaiting = false;
    const run: PostgresRun = (name, ...values) => {
      if (name === 'run' && !isWaiting) looks += 1;
      isWaiting ||= name === 'run';
      return db.run(name, ...values);
    };
    return postgresRuns({ ...db, run }, 0, { ...pace, ...more });
  };
  /** Waits until this many processes wait for another one. */
  const waiting = (count: number) => expect.poll(() => looks).toBe(count);
  const key = createHash('sha256').update('acme usps').digest('hex');
  /** Waits until a run has begun in the database. */
  const begun = () => expect.poll(() => db.run('runUnderWay', key)).toHaveLength(1);

  it('runs in one of them, and the others give the same answer', async () => {
    const gate = Promise.withResolvers<void>();
    const first = process().join('acme usps', writing('First', gate.promise));
    await begun();
    const others = [process(), process()].map((runs) => runs.join('acme usps', writing('Other')));
    await waiting(2);
    gate.resolve();
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
    const gate = Promise.withResolvers<void>();
    // A busy machine may pause a test for a second.
    const silentMs = 2_000;
    const first = process({ silentMs }).join('acme usps', writing('First', gate.promise));
    await begun();
    const other = process({ silentMs }).join('acme usps', writing('Other'));
    setTimeout(gate.resolve, silentMs + 200);
    expect(await other).toEqual(await first);
    expect(await titlesIn(database.rows)).toEqual(['First']);
  });

  it.each<[string, (real: Postgres, lost: () => never) => Postgres]>([
    [
      'its transaction',
      (real, lost) => ({
        ...real,
        transaction: async (work, limitMs) => {
          await real.transaction(work, limitMs);
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
    const runs = postgresRuns(losing(db, lost), 0, pace);
    expect(await runs.join('acme usps', writing('First'))).toMatchObject({ title: 'First' });
    expect(await titlesIn(database.rows)).toEqual(['First']);
  });

  it('that a stopping process gives up is started by another one at once', async () => {
    const gate = Promise.withResolvers<void>();
    // Nobody would take it over for being silent.
    const patient = { silentMs: 1_000_000 };
    const stopping = process(patient);
    const first = stopping.join('acme usps', writing('Given up', gate.promise));
    await begun();
    const other = process(patient).join('acme usps', writing('Other'));
    await waiting(1);
    const refused = first.catch((error: unknown) => error);
    expect(await stopping.stop(0)).toEqual(['acme usps']);
    expect(await refused).toMatchObject({
      status: 503,
      message: 'The server is being restarted. Please try again.',
    });
    expect(await other).toMatchObject({ title: 'Other' });
    gate.resolve();
    expect(await titlesIn(database.rows)).toEqual(['Other']);
  });

  it('is taken over when its process stops renewing it, which then stores nothing', async () => {
    const gate = Promise.withResolvers<void>();
    const silent = { beatMs: 1_000_000, silentMs: 50 };
    const first = process(silent).join('acme usps', writing('Too late', gate.promise));
    await begun();
    const other = await process(silent).join('acme usps', writing('Other'));
    expect(other.title).toBe('Other');
    gate.resolve();
    expect(await first).toEqual(other);
    expect(await titlesIn(database.rows)).toEqual(['Other']);
  });
});
