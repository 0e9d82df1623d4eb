import { expect, it, vi } from 'vitest';
import { ApiError } from '#api/apiError.ts';
import type { Prospect } from '#domain/companies/prospect.ts';
import { createWork } from '../work.ts';
import { createPeopleSearch } from './peopleSearch.ts';

const scope = { workspace: 'acme', companyId: '7' };
const company = (id: number) => ({ id, name: `Bakery ${id}` });
const personAt = (id: number): Prospect => ({
  id: id * 10,
  name: 'Ann',
  role: 'Buyer',
  companyName: `Bakery ${id}`,
  targetCompanyId: id,
});

/** A people search whose requests wait for `answer`. The search at company 2 fails once. */
function peopleSearch(offered: readonly string[] = []) {
  const asked: number[] = [];
  const waiting: (() => void)[] = [];
  let isBroken = true;
  const work = createWork({
    left: new AbortController().signal,
    isCurrentOwner: () => true,
    askBeforeClosing: () => undefined,
  });
  const api = {
    list: vi.fn(async (_workspace: string, ids: readonly unknown[]) => [personAt(Number(ids[0]))]),
    generate: async (_workspace: string, [one]: readonly { readonly id: unknown }[]) => {
      asked.push(Number(one?.id));
      await new Promise<void>((resolve) => waiting.push(resolve));
      if (one?.id === 2 && isBroken) {
        isBroken = false;
        throw new ApiError({
          call: 'prospects.generate',
          kind: 'refused',
          messageKey: 'message.prospects.generate',
          cause: null,
        });
      }
    },
  };
  const parts = { api: api as never, work, offered: new Set(offered) };
  const search = createPeopleSearch(parts, scope);
  const answerAll = async () => {
    while (waiting.length > 0) {
      waiting.shift()?.();
      // oxlint-disable-next-line no-await-in-loop -- the next search begins when one has ended
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
  const statuses = () => [...search.states()].map(([id, { status }]) => `${id} ${status}`);
  return { search, api, asked, answerAll, statuses };
}

it('searches each company once, three at a time, and asks only for the people of the company that was searched', async () => {
  const { search, api, asked, answerAll, statuses } = peopleSearch();
  const found: Prospect[] = [];
  search.start([1, 3, 4, 5].map(company));
  search.start([company(1)]);
  const ended = search.follow((people) => void found.push(...people));
  expect(statuses()).toEqual(['1 searching', '3 searching', '4 searching', '5 waiting']);
  await answerAll();
  await ended;
  expect(asked).toEqual([1, 3, 4, 5]);
  expect(api.list.mock.calls.map(([, ids]) => ids)).toEqual([[1], [3], [4], [5]]);
  expect(found).toHaveLength(4);
  expect(search.states().get('5')).toEqual({ status: 'found', count: 1 });
});

it('fails at one company only, keeps the others when it is retried, and rejects only when all failed', async () => {
  const { search, asked, answerAll, statuses } = peopleSearch();
  search.start([company(1), company(2)]);
  const ended = search.follow(() => undefined);
  await answerAll();
  await ended;
  expect(statuses()).toEqual(['1 found', '2 failed']);
  search.start([company(2)]);
  await answerAll();
  expect(asked).toEqual([1, 2, 2]);
  expect(statuses()).toEqual(['1 found', '2 found']);

  const alone = peopleSearch();
  alone.search.start([company(2)]);
  const failure = alone.search.follow(() => undefined).catch((error: unknown) => error);
  await alone.answerAll();
  expect(await failure).toBeInstanceOf(ApiError);
});

it('searches all companies again on Generate More, also those that failed', async () => {
  const { search, asked, answerAll } = peopleSearch();
  search.start([company(1), company(2)]);
  await answerAll();
  search.start([company(1), company(2)]);
  await answerAll();
  expect(asked).toEqual([1, 2, 1, 2]);
});

it('continues after Stop with the companies that were not searched', async () => {
  const { search, asked, answerAll, statuses } = peopleSearch();
  search.start([1, 3, 4, 5].map(company));
  search.stop();
  expect(search.isGoing()).toBe(false);
  await answerAll();
  expect(statuses()).toContain('5 stopped');
  search.start([company(5)]);
  await answerAll();
  expect(asked).toEqual([1, 3, 4, 5]);
});

it('takes a company for searched that was searched in this tab or had people, and only offers those of a reload', async () => {
  const { search, answerAll } = peopleSearch(['4']);
  search.start([company(1)]);
  await answerAll();
  search.markFound([company(3)]);
  expect(search.unsearched([1, 3, 4, 5].map(company)).map(({ id }) => id)).toEqual([4, 5]);
  expect([4, 5].map((id) => search.startsByItself(company(id)))).toEqual([false, true]);
});
