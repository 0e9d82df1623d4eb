import type { Clock } from '#platform/clock.ts';

/** Thrown when the client does not answer at all. A retry would not help. */
export class ClientTimeout extends Error {
  readonly error = 'timeout';
}

/** Resolves like the promise, or throws `ClientTimeout` when it takes too long. */
export async function withTimeout<Value>(
  clock: Clock,
  work: Promise<Value>,
  timeoutMs: number,
): Promise<Value> {
  const stop = new AbortController();
  const tooLong = async (): Promise<never> => {
    await clock.wait(timeoutMs, stop.signal);
    throw new ClientTimeout('The sign-in client does not answer.');
  };
  try {
    return await Promise.race([work, tooLong()]);
  } finally {
    stop.abort();
  }
}
