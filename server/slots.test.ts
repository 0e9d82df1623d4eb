import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSlots } from './slots.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('slots', () => {
  it('refuse what a workspace asks beyond its queue, and let others wait', async () => {
    const slots = createSlots(2, { most: 3, full: () => new Error('full') });
    const ask = (workspace: string) => slots.run(workspace, settled);
    const many = Promise.allSettled(Array.from({ length: 10 }, () => ask('a')));
    const other = ask('b');
    const refused = (await many).filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(5);
    await expect(other).resolves.toBeUndefined();
    await expect(ask('a')).resolves.toBeUndefined();
  });

  it('let workspaces take turns, however many jobs each has', async () => {
    const slots = createSlots(1);
    const order: string[] = [];
    const ask = (workspace: string) => slots.run(workspace, async () => void order.push(workspace));
    await Promise.all(['a', 'a', 'a', 'a', 'a', 'b', 'c', 'b'].map(ask));
    expect(order).toEqual(['a', 'a', 'b', 'c', 'a', 'b', 'a', 'a']);
  });

  it('never run more jobs at once, and lose none, also when jobs fail', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.boolean()), { maxLength: 30 }),
        fc.integer({ min: 1, max: 4 }),
        async (works, count) => {
          const slots = createSlots(count);
          let [running, most, done] = [0, 0, 0];
          await Promise.allSettled(
            works.map(([workspace, fails]) =>
              slots.run(workspace, async () => {
                running += 1;
                most = Math.max(most, running);
                await settled();
                running -= 1;
                done += 1;
                if (fails) throw new Error('no');
              }),
            ),
          );
          expect(done).toBe(works.length);
          expect(most).toBeLessThanOrEqual(count);
        },
      ),
      { numRuns: 30 },
    );
  });
});
