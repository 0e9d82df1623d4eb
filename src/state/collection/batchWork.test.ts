import { expect, it, vi } from 'vitest';
import { createLists } from '../lists/createLists.ts';
import { deletingWork } from './batchWork.ts';

interface Row {
  readonly id: number;
}

const list = 'keywords|acme|7';

it('does not ask again for a row that was deleted while it waited', async () => {
  const lists = createLists({
    notices: { say: () => undefined },
    tabs: { post: () => undefined, subscribe: () => () => undefined },
  });
  const remove = vi.fn(async (_row: Row) => undefined);
  const { plan } = deletingWork<Row, object>({
    rules: { name: 'keywords', isPolled: false, labelOf: String, draftOf: (row) => row },
    calls: { scope: { workspace: 'acme', companyId: '7' }, list: async () => [], remove },
    list,
    services: {
      lists,
    },
  });
  await lists.change(list, { removes: [1] }, async () => undefined);
  await plan.run({ id: 1 });
  await plan.run({ id: 2 });
  expect(remove.mock.calls).toEqual([[{ id: 2 }]]);
});
