import type { Wait } from '../poll.ts';

const pausesMs = [500, 1500];

/** Loads, and on a failure that may pass (no answer, or a 5xx) quietly tries at most twice more (D52). */
export async function loadPatiently<Result>(
  load: () => Promise<Result>,
  isTransient: (error: unknown) => boolean,
  wait: Wait,
): Promise<Result> {
  const signal = new AbortController().signal;
  for (const pause of pausesMs) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- each try follows the failure of the former
      return await load();
    } catch (error) {
      if (!isTransient(error)) throw error;
    }
    // oxlint-disable-next-line no-await-in-loop -- the pause belongs between the tries
    await wait(pause, signal);
  }
  return load();
}
