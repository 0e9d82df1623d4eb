import { expect, describe, it } from 'vitest';
import { embeddedPostgres } from '../testing/embeddedPostgres.ts';
import { createLimits, usualRates } from './rates.ts';

const rates = { ...usualRates, workspaces: 3, signIns: 1 };
const stores = [
  ['memory', () => Promise.resolve(undefined)],
  ['PostgreSQL', embeddedPostgres],
] as const;

describe.each(stores)('the limits in %s', (kind, open) => {
  it('count exactly for each person, also at once, and for all people at an address', async () => {
    const limits = createLimits(rates, await open());
    const create = (who: string) =>
      limits.call('workspaces.create', `${kind} ${who}`, `${kind} address`).then(
        () => 'done',
        (error: unknown) => error,
      );
    const answers = await Promise.all(Array.from({ length: 20 }, () => create('ada')));
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(3);
    expect(await create('ada')).toMatchObject({
      status: 429,
      message: 'Too many new workspaces in a short time. Try again in 24 hours.',
      reason: 'suggestions',
      retryAfter: expect.closeTo(24 * 3600, -2),
    });
    const others = await Promise.all(Array.from({ length: 20 }, (_, index) => create(`p${index}`)));
    expect(others.filter((answer) => answer === 'done')).toHaveLength(12);
  });

  it('count what several processes do together, if they share a store', async () => {
    const store = await open();
    const [one, other] = [createLimits(rates, store), createLimits(rates, store)];
    const tries = Array.from({ length: 10 }, (_, index) =>
      (index % 2 ? one : other).signIn(`${kind} gate`),
    );
    const done = (await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled');
    expect(done).toHaveLength(store ? 5 : 10);
  });

  it('let a person send some hundred changes at once', async () => {
    const limits = createLimits(usualRates, await open());
    const burst = Array.from({ length: 900 }, () => limits.call('prospects.add', kind, 'office'));
    await expect(Promise.all(burst)).resolves.toHaveLength(900);
  });
});
