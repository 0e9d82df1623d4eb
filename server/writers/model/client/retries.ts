import { isPassing } from './failure.ts';

/** How often and after how long something is tried again. */
export interface Retrying {
  readonly attempts: number;
  readonly baseMs: number;
  readonly wait: (ms: number) => Promise<void>;
  readonly random: () => number;
}

/** Tries again what may go better: after as long as the service says, else a little longer each time, never in step with others. */
export async function withRetries<Value>(
  work: () => Promise<Value>,
  { attempts, baseMs, wait, random }: Retrying,
): Promise<Value> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= attempts || !isPassing(error)) throw error;
      const spread = 0.5 + random() / 2;
      await wait(error.retryAfterMs ?? baseMs * 2 ** (attempt - 1) * spread);
    }
  }
}
