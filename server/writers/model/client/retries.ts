/** How often and after how long something is tried again. */
export interface Retrying {
  readonly attempts: number;
  readonly baseMs: number;
  readonly wait: (ms: number) => Promise<void>;
  readonly random: () => number;
  /** Tells failures that the next attempt may not meet. */
  readonly isPassing: (error: unknown) => error is { readonly retryAfterMs: number | undefined };
}

/** Tries again what may go better: after as long as the service says, else a little longer each time, never in step with others. */
export async function withRetries<Value>(
  work: () => Promise<Value>,
  { attempts, baseMs, wait, random, isPassing }: Retrying,
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
