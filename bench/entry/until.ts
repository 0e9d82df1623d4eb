import { setTimeout as wait } from 'node:timers/promises';

const patienceMs = 60_000;

/** Repeats a check until it holds. */
export async function until(
  what: string,
  isSo: () => boolean | Promise<boolean>,
  everyMs = 100,
): Promise<void> {
  const deadline = Date.now() + patienceMs;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`${what}: not within ${patienceMs / 1000} s`);
    await wait(everyMs);
  }
}
