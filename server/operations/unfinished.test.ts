import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setSuspended } from '../suspension.ts';
import { adapters, type TestDatabase } from '../testing/adapters.ts';
import type { Switches } from '../testing/fakeModel.ts';
import { openSetup, type SuggestionSetup } from '../testing/suggestionSetup.ts';
import type { Context } from './context.ts';
import type { Runs } from './runs.ts';
import { unfinishedWork } from './unfinished.ts';

const databases = adapters.filter(([name]) => name !== 'memory');
const others = ['icps', 'geographies', 'keywords', 'contentIdeas'] as const;

describe.each(databases)('work nobody waits for, on %s', { timeout: 30_000 }, (_name, open) => {
  let database: TestDatabase;
  let setup: SuggestionSetup;
  let started: Runs[];

  /** A process on the same database. */
  const process = (): Runs => {
    const runs = database.runs(0, { takeMs: 50 });
    started.push(runs);
    return runs;
  };
  /** Begins one that takes over. */
  const takeOver = (more: Partial<Context> = {}): void => {
    const runs = process();
    const work = unfinishedWork({ ...setup.context, runs, ...more });
    runs.takeOver(work, (error) => {
      throw error;
    });
  };
  const make = async (switches: Switches = {}, more: Partial<Context> = {}) => {
    const parts = { rows: database.rows, runs: process(), finishesFirstLists: true };
    setup = await openSetup(switches, { ...parts, ...more });
  };
  const countsOf = async () =>
    Object.fromEntries(
      await Promise.all(
        ['usps' as const, ...others].map(async (kind) => [kind, (await setup.list(kind)).length]),
      ),
    ) as Record<string, number>;
  const isLeft = async (kind: string) =>
    ((await database.database?.run('runSince', `acme ${kind} ${setup.company.companyId}`, 0)) ?? [])
      .length > 0;
  const isAnyLeft = async () =>
    (await Promise.all(others.map((list) => isLeft(`first:${list}`)))).includes(true);
  const end = () => expect.poll(isAnyLeft, { timeout: 10_000 }).toBe(false);

  beforeEach(async () => {
    started = [];
    database = await open();
  });
  afterEach(async () => {
    await Promise.all(started.map((runs) => runs.stop(10_000)));
  });
  const whole = { usps: 4, icps: 3, geographies: 4, keywords: 20, contentIdeas: 4 };

  it('goes on with the other lists after the first USPs, each once', async () => {
    await make();
    await setup.generate('usps');
    takeOver();
    takeOver();
    // The browser asks as well, and joins.
    const asked = await setup.generate('icps');
    await expect.poll(countsOf, { timeout: 10_000 }).toEqual(whole);
    expect(asked.rows).toEqual(await setup.list('icps'));
    await end();
    await setup.generate('usps');
    expect(await isAnyLeft()).toBe(false);
  });

  it('leaves lists alone that have rows, or have been generated and emptied', async () => {
    await make();
    const { companyId, domain } = setup.company;
    await setup.generate('icps');
    for (const { icpid } of await setup.list('icps'))
      expect(await setup.ask('icps.remove', { icpid })).toMatchObject({ status: 200 });
    const geography = {
      region: 'Bristol',
      marketSize: 'Small',
      growthRate: 'Slow',
      competitionLevel: 'Low',
      recommendation: 'Stay',
    } as const;
    await database.rows.insert('geographies', domain, String(companyId), geography);
    await setup.generate('usps');
    takeOver();
    await end();
    expect(await countsOf()).toEqual({ ...whole, icps: 0, geographies: 1 });
  });

  it('can be turned off', async () => {
    await make({}, { finishesFirstLists: false });
    await setup.generate('usps');
    expect(await isAnyLeft()).toBe(false);
  });

  it('ends with the first list that fails, and with a budget that is used up', async () => {
    await make();
    await setup.generate('usps');
    takeOver({ dailyTokens: 1 });
    await end();
    expect(await countsOf()).toEqual({
      usps: 4,
      icps: 0,
      geographies: 0,
      keywords: 0,
      contentIdeas: 0,
    });
  });

  it('is gone on with by another process when its own stops in the middle', async () => {
    await make();
    await setup.generate('usps');
    const gate = Promise.withResolvers<void>();
    setup.fake.set({ after: gate.promise });
    takeOver();
    await expect.poll(() => isLeft('icps')).toBe(true);
    await started.at(-1)?.stop(0);
    setup.fake.set({});
    gate.resolve();
    takeOver();
    await end();
    expect(await countsOf()).toEqual(whole);
  });

  it('is nothing for a workspace that was deleted meanwhile', async () => {
    await make();
    await setup.generate('usps');
    await database.rows.together('acme', (rows) => rows.removeWorkspace('acme'));
    takeOver();
    await end();
    expect(setup.fake.asked).toHaveLength(1);
  });

  it('ends without asking the model in a workspace that was suspended meanwhile, also once it is resumed', async () => {
    await make();
    await setup.generate('usps');
    await setSuspended(database.rows, 'acme', true);
    takeOver();
    await end();
    await setSuspended(database.rows, 'acme', false);
    expect(await isAnyLeft()).toBe(false);
    expect(setup.fake.asked).toHaveLength(1);
    expect(await setup.generate('icps')).toMatchObject({ status: 200 });
  });
});
