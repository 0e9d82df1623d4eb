import { beforeEach, describe, expect, it } from 'vitest';
import { adapters, type TestDatabase } from '../testing/adapters.ts';
import { nothing, type Budget, type Cost } from '../writers/writer.ts';
import { budgetOf, messageOf } from './budget.ts';

const cost = { requests: 1, tokensIn: 60, tokensOut: 40 };
const usedUp = {
  status: 429,
  reason: 'suggestions',
  message: 'Today’s budget for suggestions is used up. It is renewed at 00:00 UTC.',
  // It is noon.
  retryAfter: 12 * 60 * 60,
};
const heldNow = {
  status: 429,
  reason: 'suggestions',
  message:
    'Today’s budget for suggestions may be used up by what is being written now. Try again in a minute.',
  retryAfter: 60,
};

describe.each(adapters)('the budget of a day on %s', (_name, open) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await open();
  });

  let day = '2026-11-23';
  const now = () => new Date(`${day}T12:00:00Z`);
  const budget = (
    workspace: string,
    person?: string,
    dailyTokens?: number,
    dailyTokensOfAll?: number,
  ) => {
    const { rows } = database;
    return budgetOf({ rows, person, now, dailyTokens, dailyTokensOfAll }, workspace);
  };
  const spend = async (budget: Budget, tokens: number, spent: Cost) => {
    const settle = await budget.reserve(tokens);
    await settle(spent);
  };
  const usage = (workspace: string, name = day) =>
    database.rows.names.get('usage', workspace, name);

  it('is never exceeded by requests at once, and pays what they have cost', async () => {
    const tries = Array.from({ length: 50 }, () => budget('acme', 'ada', 1000).reserve(150));
    const reserved = (await Promise.allSettled(tries)).filter(
      (each): each is PromiseFulfilledResult<Awaited<ReturnType<Budget['reserve']>>> =>
        each.status === 'fulfilled',
    );
    expect(reserved).toHaveLength(6);
    await expect(budget('acme', 'ada', 1000).reserve(150)).rejects.toMatchObject(heldNow);
    const [first, ...others] = reserved.map(({ value }) => value);
    await first?.(nothing);
    for (const settle of others) await settle(cost);
    const spent = { requests: 5, tokensIn: 300, tokensOut: 200 };
    expect([await usage('acme'), await usage('', `${day} ada`)]).toEqual([spent, spent]);
    await expect(budget('acme', 'ada', 1000).reserve(501)).rejects.toMatchObject(usedUp);
    day = '2026-11-24';
    await spend(budget('acme', 'ada', 1000), 1000, cost);
  });

  it('is that of the workspace and that of the person, in all workspaces', async () => {
    await spend(budget('acme', 'ada', 1000), 900, { ...cost, tokensIn: 860 });
    await expect(budget('other', 'ada', 1000).reserve(200)).rejects.toMatchObject(usedUp);
    await expect(budget('acme', 'bob', 1000).reserve(200)).rejects.toMatchObject(usedUp);
    // What was refused has left nothing reserved.
    await spend(budget('other', 'bob', 1000), 1000, cost);
  });

  it('is also that of all workspaces together', async () => {
    const most = [1000, 1500] as const;
    const first = await budget('acme', 'ada', ...most).reserve(1000);
    await expect(budget('other', 'bob', ...most).reserve(600)).rejects.toMatchObject(heldNow);
    await first({ requests: 1, tokensIn: 900, tokensOut: 100 });
    await expect(budget('other', 'bob', ...most).reserve(600)).rejects.toMatchObject(usedUp);
    await spend(budget('other', 'bob', ...most), 500, cost);
    expect(await usage('')).toEqual({ requests: 2, tokensIn: 960, tokensOut: 140 });
    expect(await usage('', `${day} bob`)).toEqual(cost);
  });

  it('gets back what was reserved when the database fails in between', async () => {
    const { names } = database.rows;
    const reserveUsage: typeof names.reserveUsage = async (of, ...more) => {
      if (of === '') throw new Error('The database is gone.');
      return names.reserveUsage(of, ...more);
    };
    const rows = { ...database.rows, names: { ...names, reserveUsage } };
    const failing = budgetOf({ rows, person: 'ada', dailyTokens: 1000, now }, 'acme');
    await expect(failing.reserve(900)).rejects.toThrow('The database is gone.');
    await expect(budget('acme', 'ada', 1000).reserve(1001)).rejects.toMatchObject(usedUp);
    await spend(budget('acme', 'ada', 1000), 1000, cost);
  });

  it('is unlimited when no limit is set', async () => {
    const settle = await budget('acme').reserve(1e9);
    await settle({ requests: 1, tokensIn: 1e9, tokensOut: 1e9 });
    await spend(budget('acme'), 1e9, nothing);
    expect(await usage('')).toBeUndefined();
  });
});

it('describes the cost of a round', () => {
  expect(messageOf({})).toBeUndefined();
  expect(messageOf({ cost: { requests: 3, tokensIn: 4000, tokensOut: 120 } })).toBe(
    '3 requests, 4,120 tokens.',
  );
  expect(messageOf({ cost, remark: 'One was too alike.' }, ['No website.'])).toBe(
    'No website. One was too alike. 1 request, 100 tokens.',
  );
});
