import { describe, expect, it } from 'vitest';
import type { Switches } from '../../testing/fakeModel.ts';
import { openSetup } from '../../testing/openSetup.ts';

describe('the budget of a day', () => {
  it('is enforced with the product’s message', async () => {
    const setup = await openSetup({}, { dailyTokens: 500 });
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

  it('is checked when a request starts, not when it begins to wait', async () => {
    const setup = await openSetup({}, { dailyTokens: 500 });
    // The website is read first, so that all requests arrive at the model together.
    const { companyId, website: url } = setup.company;
    await setup.ask('businessInfo.scrape', { url, companyId });
    const owner = String(companyId);
    const { id } = await setup.context.rows.insert('usps', 'acme', owner, {
      title: 'Fresh',
      description: 'Baked at night.',
      valueProposition: 'Warm bread.',
    });
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        setup.ask('suggestions.rewrite', {
          kind: 'usps',
          id,
          field: 'description',
          declined: [`Text ${index}.`],
        }),
      ),
    );
    // The four that run at once pass together.
    expect(setup.fake.asked.length).toBeLessThanOrEqual(4);
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(8);
  });

  it.each<[string, Switches]>([
    ['breaks off', { fault: 'disconnects' }],
    ['fails', { fault: 'broken' }],
    ['never ends', { fault: 'neverEnds' }],
  ])('pays for a request that %s', async (_what, switches) => {
    const setup = await openSetup(switches, { dailyTokens: 500 });
    await setup.generate('usps');
    expect((await setup.generate('icps')).status).toBe(429);
    expect(setup.fake.asked).toHaveLength(1);
    const { requests, tokensIn } = setup.lines[0] ?? {};
    expect([requests, (tokensIn ?? 0) > 500]).toEqual([1, true]);
  });

  it.each(['busy', 'loading'] as const)('does not pay when the service is %s', async (fault) => {
    const setup = await openSetup({ fault }, { dailyTokens: 500 });
    await setup.generate('usps');
    setup.fake.set({});
    expect((await setup.generate('icps')).status).toBe(200);
    expect(setup.lines[0]).toMatchObject({ requests: 0, tokensIn: 0 });
  });
});
