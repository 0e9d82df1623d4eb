import { isTransient } from '../failure.ts';
import type { Wait } from '../poll.ts';

const pausesMs = [500, 1500];

/** Loads, with up to two retries after a failure that may be temporary (D52). */
export async function loadWithRetries<Result>(
  load: () => Promise<Result>,
  wait: Wait,
): Promise<Result> {
  const signal = new AbortController().signal;
  for (const pause of pausesMs) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- each try follows the failure of the previous one
      return await load();
    } catch (error) {
      if (!isTransient(error)) throw error;
    }
    // oxlint-disable-next-line no-await-in-loop -- the pause belongs between the tries
    await wait(pause, signal);
  }
  return load();
}
