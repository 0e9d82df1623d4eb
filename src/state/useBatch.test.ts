import { expect, it } from 'vitest';
import { rowPage } from './testing/rowPage.ts';
import { addingWork } from './useBatch.ts';

it('a paste that ends while no page shows its list leaves its rows in the list, all at once', async () => {
  const { parts, shown } = rowPage([{ id: 1, title: 'Warm' }]);
  const { plan } = addingWork(parts);
  const titles = () => shown().map(({ title }) => title);
  await plan.run({ draft: { title: 'Quick' } });
  await plan.run({ draft: { title: 'Near' } });
  expect(titles()).toEqual(['Warm']);
  plan.onEnd?.();
  expect(titles()).toEqual(['Warm', 'Quick', 'Near']);
});
