import { expect, it } from 'vitest';
import { mergeRows } from '#domain/lists/collection.ts';
import { createListChanges } from './listChanges.ts';
import { createNotices } from './notices.ts';
import { addingWork } from './useBatch.ts';

interface Draft {
  readonly title: string;
}
interface Row extends Draft {
  readonly id: string;
}

it('a paste that ends while no page shows its list leaves its rows in the list, all at once', async () => {
  let shown: readonly Row[] = [{ id: 'Warm', title: 'Warm' }];
  const notices = createNotices();
  const { plan } = addingWork<Row, Draft>({
    list: {
      name: 'usps',
      labelOf: ({ title }) => title,
      callsOf: () => ({ list: async () => [] }),
    },
    services: {
      notices,
      listChanges: createListChanges(notices, async () => undefined),
    },
    key: ['usps', 'acme', '7'],
    cached: {
      name: 'usps|acme|7|ada',
      rows: () => shown,
      put: (rows) => {
        shown = mergeRows(shown, rows);
      },
      drop: () => undefined,
      load: async () => true,
    },
    calls: { list: async () => [], add: async ({ title }) => [{ id: title, title }] },
  });
  const titles = () => shown.map(({ title }) => title);
  await plan.run({ draft: { title: 'Quick' } });
  await plan.run({ draft: { title: 'Near' } });
  expect(titles()).toEqual(['Warm']);
  plan.onEnd?.();
  expect(titles()).toEqual(['Warm', 'Quick', 'Near']);
});
