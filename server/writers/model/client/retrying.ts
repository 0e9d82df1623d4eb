/** A failed request to a service. Its message is a sentence that people read as it is. */
export class ServiceFailure extends Error {
  override readonly name = 'ServiceFailure';
  readonly isTemporary: boolean;
  readonly retryAfterMs: number | undefined;

  constructor(message: string, isTemporary = false, retryAfterMs?: number) {
    super(message);
    this.isTemporary = isTemporary;
    this.retryAfterMs = retryAfterMs;
  }
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Retries work that fails for a moment: after the delay that the service names, otherwise after growing delays with jitter. */
export async function withRetries<Value>(
  work: () => Promise<Value>,
  { attempts, baseMs }: { readonly attempts: number; readonly baseMs: number },
): Promise<Value> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const mayPass = error instanceof ServiceFailure && error.isTemporary;
      if (!mayPass || attempt >= attempts) throw error;
      const spread = 0.5 + Math.random() / 2;
      await sleep(error.retryAfterMs ?? baseMs * 2 ** (attempt - 1) * spread);
    }
  }
}
