import type { Clock } from '#platform/clock.ts';

/** A client whose worker does not load never answers any call: this is how long it is waited for. */
const patienceMs = 15_000;

/** The promise, or a fault of the code `timeout` when it takes too long. */
export async function watched<Value>(clock: Clock, work: Promise<Value>): Promise<Value> {
  const stop = new AbortController();
  const tooLong = async (): Promise<never> => {
    await clock.wait(patienceMs, stop.signal);
    throw Object.assign(new Error('The sign-in client does not answer.'), { error: 'timeout' });
  };
  try {
    return await Promise.race([work, tooLong()]);
  } finally {
    stop.abort();
  }
}
