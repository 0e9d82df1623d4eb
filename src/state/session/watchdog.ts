import type { Clock } from '#platform/clock.ts';

/** The client did not answer at all, which asking again would not mend. */
export class Unanswered extends Error {
  readonly error = 'timeout';
}

/** The promise, or `Unanswered` when it takes too long. */
export async function watched<Value>(
  clock: Clock,
  work: Promise<Value>,
  patienceMs: number,
): Promise<Value> {
  const stop = new AbortController();
  const tooLong = async (): Promise<never> => {
    await clock.wait(patienceMs, stop.signal);
    throw new Unanswered('The sign-in client does not answer.');
  };
  try {
    return await Promise.race([work, tooLong()]);
  } finally {
    stop.abort();
  }
}
