import { expect, it, vi } from 'vitest';
import { searchStatesOf } from '#domain/companies/companyFinding.ts';
import type { Prospect } from '#domain/companies/prospect.ts';
import type { TargetCompanyRef } from '#domain/companies/targetCompany.ts';
import { aProspect } from '#domain/testing/aProspect.ts';
import { createWork } from '../work.ts';
import { searchAt, searchingWork } from './usePeopleSearch.ts';

const company = (id: number): TargetCompanyRef => ({ id, name: `Bakery ${id}` });
const personAt = (id: number) =>
  aProspect({ id: id * 10, companyName: `Bakery ${id}`, targetCompanyId: id });

/** A people search whose requests wait for `answerAll`. */
function setUp({ answersRows = true } = {}) {
  const asked: number[] = [];
  const waiting: (() => void)[] = [];
  const put: Prospect[] = [];
  const api = {
    list: vi.fn(async (_workspace: string, ids: readonly unknown[]) =>
      ids.map((id) => personAt(Number(id))),
    ),
    generate: async (_workspace: string, [one]: readonly TargetCompanyRef[]) => {
      const id = Number(one?.id);
      asked.push(id);
      await new Promise<void>((resolve) => waiting.push(resolve));
      return answersRows ? [personAt(id)] : null;
    },
  };
  const one = createWork({
    left: new AbortController().signal,
    isCurrentOwner: () => true,
    askBeforeClosing: () => undefined,
  }).of<TargetCompanyRef>('prospects acme|7');
  const plan = searchingWork(api, 'acme', { put: (rows) => void put.push(...rows) });
  const search = (...ids: number[]) => searchAt(one, plan, ids.map(company));
  const answerAll = async () => {
    while (waiting.length > 0) {
      waiting.shift()?.();
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
  const statuses = () =>
    [...searchStatesOf(one.items())].map(([id, { status }]) => `${id} ${status}`);
  return { one, search, api, put, asked, answerAll, statuses };
}

it('searches each company once, three at a time, and shows who was found without asking again', async () => {
  const { search, api, put, asked, answerAll, statuses } = setUp();
  search(1, 3, 4, 5);
  search(1);
  expect(asked).toEqual([1, 3, 4]);
  await answerAll();
  expect(asked).toEqual([1, 3, 4, 5]);
  expect(put.map(({ targetCompanyId }) => targetCompanyId)).toEqual([1, 3, 4, 5]);
  expect(statuses()).toEqual(['1 found', '3 found', '4 found', '5 found']);
  expect(api.list).not.toHaveBeenCalled();
});

it('asks a server that does not answer with people only for those of the company', async () => {
  const { search, api, put, answerAll } = setUp({ answersRows: false });
  search(3);
  await answerAll();
  expect(api.list.mock.calls).toEqual([['acme', [3]]]);
  expect(put).toEqual([personAt(3)]);
});

it('begins no further company after Stop, and goes on with the rest at a press', async () => {
  const { one, search, asked, answerAll, statuses } = setUp();
  search(1, 3, 4, 5);
  one.stop();
  await answerAll();
  expect(statuses().at(-1)).toBe('5 stopped');
  search(5);
  await answerAll();
  expect(asked).toEqual([1, 3, 4, 5]);
});
