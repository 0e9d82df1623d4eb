import { limits } from '#domain/settings/limits.ts';
import { systemClock } from '#platform/clock.ts';

/** Waits for something, but not longer than the first paint may be held up. */
export const withinMoment = (work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work, systemClock.wait(limits.firstPaintTimeoutMs)]);
