import type { Context } from './context.ts';
import { Refusal } from './refusal.ts';
import type { Work } from './runs.ts';

/**
 * Generates, which counts for the person who asks, or joins the generation that runs under this key, which costs nothing.
 * A generation that was refused because its own person has had too much refuses nobody who has joined it.
 */
export async function generateOnce<Value>(
  { runs, count, since }: Pick<Context, 'runs' | 'count' | 'since'>,
  key: string,
  work: Work<Value>,
): Promise<Value> {
  let isOwn = false;
  const counted: Work<Value> = async (keep) => {
    isOwn = true;
    await count?.('generations');
    return work(keep);
  };
  for (let arrived = since; ; arrived = undefined) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- each turn starts a generation or joins that of somebody else
      return await runs.join(key, counted, arrived);
    } catch (error) {
      if (isOwn || !(error instanceof Refusal) || error.status !== 429) throw error;
    }
  }
}
