import { describe, expect, it } from 'vitest';
import { memoryRows } from '../rows/memory.ts';
import { budgetOf, messageOf } from './budget.ts';

const cost = { requests: 1, tokensIn: 60, tokensOut: 40 };

describe('the budget of a workspace', () => {
  it('is counted by day, and refused once it is used up', async () => {
    const rows = memoryRows();
    let day = '2026-11-23';
    const parts = { rows, dailyTokens: 150, now: () => new Date(`${day}T12:00:00Z`) };
    const budget = budgetOf(parts, 'acme');
    await Promise.all([budget.check(), budget.spend(cost)]);
    await budget.check();
    await Promise.all([budget.spend(cost), budget.spend(cost)]);
    await expect(budget.check()).rejects.toMatchObject({
      status: 429,
      reason: 'suggestions',
      message: 'Today’s budget for suggestions is used up. It is renewed at 00:00 UTC.',
    });
    await budgetOf(parts, 'other').check();
    expect(await rows.names.get('usage', 'acme', day)).toEqual({
      requests: 3,
      tokensIn: 180,
      tokensOut: 120,
    });
    day = '2026-11-24';
    await budget.check();
  });

  it('is unlimited when no limit is set', async () => {
    const budget = budgetOf({ rows: memoryRows() }, 'acme');
    await budget.spend({ requests: 1, tokensIn: 1e9, tokensOut: 1e9 });
    await expect(budget.check()).resolves.toBeUndefined();
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
