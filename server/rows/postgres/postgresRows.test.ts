import { expect, it } from 'vitest';
import { postgresDatabase, type Postgres } from './postgresRows.ts';

/** A database whose transactions end only when they are let go. */
function heldDatabase() {
  const open: (() => void)[] = [];
  const db: Postgres = {
    run: async () => [],
    query: async () => [],
    transaction: async (work) => {
      await new Promise<void>((resolve) => open.push(resolve));
      return work({ run: async () => [], script: async () => [] });
    },
    close: async () => {},
  };
  return { rows: postgresDatabase(db).rows, open };
}

it('takes one connection for all that wait for the same lock', async () => {
  const { rows, open } = heldDatabase();
  const done: number[] = [];
  const all = [1, 2, 3].map((each) => rows.together('acme shared', async () => done.push(each)));
  for (const count of [1, 2, 3]) {
    await expect.poll(() => open.length).toBe(count);
    open.at(-1)?.();
    await all[count - 1];
  }
  expect(done).toEqual([1, 2, 3]);
});

it('leaves connections to what needs no transaction, and lets workspaces take turns', async () => {
  const { rows, open } = heldDatabase();
  const order: string[] = [];
  const change = (lock: string) => rows.together(lock, async () => order.push(lock));
  const all = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((each) => change(`acme row ${each}`));
  all.push(change('other row 1'));
  await expect.poll(() => open.length).toBe(7);
  for (let index = 0; index < all.length; index += 1) {
    await expect.poll(() => open.length).toBeGreaterThan(index);
    open[index]?.();
  }
  await Promise.all(all);
  expect(order.slice(7)).toEqual(['acme row 8', 'other row 1', 'acme row 9']);
});
