/** How often and when to retry. */
export interface Retrying {
  readonly attempts: number;
  readonly baseMs: number;
  readonly wait: (ms: number) => Promise<void>;
  readonly random: () => number;
  /** True for failures that a retry may avoid. */
  readonly isTemporary: (error: unknown) => error is { readonly retryAfterMs: number | undefined };
}

/** Runs work and retries it: after the delay that the service names, otherwise after growing delays with jitter. */
export async function withRetries<Value>(
  work: () => Promise<Value>,
  { attempts, baseMs, wait, random, isTemporary }: Retrying,
): Promise<Value> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= attempts || !isTemporary(error)) throw error;
      const spread = 0.5 + random() / 2;
      await wait(error.retryAfterMs ?? baseMs * 2 ** (attempt - 1) * spread);
    }
  }
}
