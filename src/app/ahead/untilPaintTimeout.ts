import { limits } from '#domain/settings/limits.ts';
import { systemClock } from '#platform/clock.ts';

/** Waits for something, but never delays the first paint longer than the limit. */
export const untilPaintTimeout = (work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work, systemClock.wait(limits.firstPaintTimeoutMs)]);
