import { expect, test, vi } from 'vitest';
import { createSearchOutcomes } from './searchOutcomes.ts';

const acme = { workspace: 'acme', companyId: '1' };
const ada = { id: 5, name: 'Ada', role: '', companyName: '', targetCompanyId: 1 };

/** Follows the searches of a company. Ends them after `during`. */
function follow(during: (outcomes: ReturnType<typeof createSearchOutcomes>) => void) {
  const outcomes = createSearchOutcomes();
  const arrive = vi.fn();
  const followed = outcomes.follow(acme, arrive, async () => during(outcomes));
  return { outcomes, arrive, followed };
}

test('people of the followed company arrive until the searches end', async () => {
  const { outcomes, arrive, followed } = follow(({ found }) => {
    found(acme, [ada]);
    found({ ...acme, companyId: '2' }, []);
  });
  await followed;
  outcomes.found(acme, []);
  expect(arrive.mock.calls).toEqual([[[ada]]]);
});

test('it rejects with the first failure when every search failed', async () => {
  const { followed } = follow(({ failed }) => {
    failed(acme, new Error('one'));
    failed(acme, new Error('two'));
  });
  await expect(followed).rejects.toThrow('one');
});

test('a failure beside a search that worked is no failure of all', async () => {
  const { followed } = follow(({ failed, found }) => {
    failed(acme, new Error('one'));
    found(acme, []);
  });
  await expect(followed).resolves.toBeUndefined();
});
