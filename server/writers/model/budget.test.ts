import { describe, expect, it } from 'vitest';
import type { Switches } from '../../testing/fakeModel.ts';
import { openSetup } from '../../testing/suggestionSetup.ts';

/** Enough for one request, of which an answer may be 6,000. */
const dailyTokens = 7_200;

describe('the budget of a day', () => {
  it('is enforced with the product’s message', async () => {
    const setup = await openSetup({}, { dailyTokens });
    expect((await setup.generate('usps')).status).toBe(200);
    const { status, message } = await setup.generate('icps');
    expect([status, message]).toEqual([
      429,
      'Today’s budget for suggestions is used up. It is renewed at 00:00 UTC.',
    ]);
    expect(await setup.list('icps')).toEqual([]);
    const other = await setup.makeWorkspace('other');
    expect((await setup.ask('icps.generate', other, {}, 'other')).status).toBe(200);
  });

  it.each<[string, Switches]>([
    ['breaks off', { fault: 'disconnects' }],
    ['fails', { fault: 'broken' }],
    ['never ends', { fault: 'neverEnds' }],
  ])('pays for a request that %s', async (_what, switches) => {
    const setup = await openSetup(switches, { dailyTokens });
    await setup.generate('usps');
    expect((await setup.generate('icps')).status).toBe(429);
    expect(setup.fake.asked).toHaveLength(1);
    const { requests, tokensIn } = setup.lines[0] ?? {};
    expect([requests, (tokensIn ?? 0) > 500]).toEqual([1, true]);
  });

  it.each(['busy', 'loading'] as const)('does not pay when the service is %s', async (fault) => {
    const setup = await openSetup({ fault }, { dailyTokens });
    await setup.generate('usps');
    setup.fake.set({});
    expect((await setup.generate('icps')).status).toBe(200);
    expect(setup.lines[0]).toMatchObject({ requests: 0, tokensIn: 0 });
  });
});
