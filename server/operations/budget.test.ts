import { beforeEach, describe, expect, it } from 'vitest';
import { adapters, type TestDatabase } from '../testing/adapters.ts';
import { nothing, type Budget } from '../writers/writer.ts';
import { budgetOf, messageOf } from './budget.ts';

const cost = { requests: 1, tokensIn: 60, tokensOut: 40 };
const usedUp = {
  status: 429,
  reason: 'suggestions',
  message: 'Today’s budget for suggestions is used up. It is renewed at 00:00 UTC.',
  // It is noon.
  retryAfter: 12 * 60 * 60,
};

describe.each(adapters)('the budget of a day on %s', (_name, open) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await open();
  });

  let day = '2026-11-23';
  const budget = (workspace: string, person?: string, dailyTokens?: number) =>
    budgetOf(
      {
        rows: database.rows,
        person,
        now: () => new Date(`${day}T12:00:00Z`),
        ...(dailyTokens !== undefined && { dailyTokens }),
      },
      workspace,
    );
  const usage = (workspace: string, name = day) =>
    database.rows.names.get('usage', workspace, name);

  it('is never exceeded by requests at once, and pays what they have cost', async () => {
    const tries = Array.from({ length: 50 }, () => budget('acme', 'ada', 1000).reserve(150));
    const reserved = (await Promise.allSettled(tries)).filter(
      (each): each is PromiseFulfilledResult<Awaited<ReturnType<Budget['reserve']>>> =>
        each.status === 'fulfilled',
    );
    expect(reserved).toHaveLength(6);
    await expect(budget('acme', 'ada', 1000).reserve(150)).rejects.toMatchObject(usedUp);
    const [first, ...others] = reserved.map(({ value }) => value);
    await first?.(nothing);
    for (const settle of others) await settle(cost);
    const spent = { requests: 5, tokensIn: 300, tokensOut: 200 };
    expect([await usage('acme'), await usage('', `${day} ada`)]).toEqual([spent, spent]);
    day = '2026-11-24';
    await budget('acme', 'ada', 1000).reserve(1000);
  });

  it('is that of the workspace and that of the person, in all workspaces', async () => {
    await budget('acme', 'ada', 1000).reserve(900);
    await expect(budget('other', 'ada', 1000).reserve(200)).rejects.toMatchObject(usedUp);
    await expect(budget('acme', 'bob', 1000).reserve(200)).rejects.toMatchObject(usedUp);
    // What was refused has left nothing reserved.
    await budget('other', 'bob', 1000).reserve(1000);
  });

  it('is unlimited when no limit is set', async () => {
    const settle = await budget('acme').reserve(1e9);
    await settle({ requests: 1, tokensIn: 1e9, tokensOut: 1e9 });
    await expect(budget('acme').reserve(1e9)).resolves.toBeDefined();
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
