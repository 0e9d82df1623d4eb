import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createSlots } from '#api/idBatches.ts';

it('never runs more tasks than there are slots, runs every task, and starts them in order', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.integer({ min: 1, max: 4 }),
      fc.array(fc.boolean(), { maxLength: 20 }),
      async (scheduler, count, fates) => {
        const slots = createSlots(count);
        let underWay = 0;
        let most = 0;
        const started: number[] = [];
        const ends = fates.map((isGood, index) =>
          slots.run(async () => {
            started.push(index);
            underWay += 1;
            most = Math.max(most, underWay);
            await scheduler.schedule(Promise.resolve());
            underWay -= 1;
            if (!isGood) throw new Error(`no ${index}`);
            return index;
          }),
        );
        const settled = Promise.allSettled(ends);
        await scheduler.waitFor(settled);
        const all = await settled;
        expect(all.map(({ status }) => status === 'fulfilled')).toEqual(fates);
        expect(most).toBeLessThanOrEqual(count);
        expect(most).toBe(Math.min(count, fates.length));
        expect(started).toEqual(fates.map((_fate, index) => index));
      },
    ),
    { numRuns: 60 },
  );
});
