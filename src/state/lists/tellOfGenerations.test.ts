import { expect, it, vi } from 'vitest';
import { createLedger } from '../generation/ledger.ts';
import { tellOfGenerations } from './tellOfGenerations.ts';

const scope = { workspace: 'acme', companyId: '1' };

function ledgerWithLists() {
  const ledger = createLedger({
    now: () => 0,
    read: () => undefined,
    write: () => undefined,
    catchUp: async () => undefined,
    exclusively: async (_, work) => {
      await work();
      return 'here';
    },
  });
  const changed = vi.fn<(list: string) => void>();
  tellOfGenerations(ledger, { changed });
  return { ledger, told: () => changed.mock.calls.map(([list]) => list) };
}

it('tells of a list once its generation has worked', async () => {
  const { ledger, told } = ledgerWithLists();
  let end: () => void = () => undefined;
  const run = ledger.run(scope, 'keywords', () => new Promise((resolve) => (end = resolve)));
  expect(told()).toEqual([]);
  await Promise.resolve();
  end();
  await run;
  expect(told()).toEqual(['keywords|acme|1']);
});

it('calls every search for people a change of the prospects, and the sequence none', async () => {
  const { ledger, told } = ledgerWithLists();
  await ledger.run(scope, 'prospects:7', async () => undefined);
  await ledger.run(scope, 'all', async () => undefined);
  expect(told()).toEqual(['prospects|acme|1']);
});

it('tells of no list whose generation failed, also when the failure is dismissed', async () => {
  const { ledger, told } = ledgerWithLists();
  await ledger.run(scope, 'icps', () => Promise.reject(new Error('500'))).catch(() => undefined);
  ledger.dismiss(scope, 'icps');
  expect(told()).toEqual([]);
});
