import { forPeople } from '../operations/refusal.ts';

/** How many requests of one person may wait for a place, and how long each. */
const [mostWaiting, patienceMs] = [20, 10_000];

const tooMany = () =>
  forPeople(429, 'Too many requests at once. Try again in a few seconds.', [], 5);

/**
 * Creates this many places for each person; others wait in turn, unless there are too many of them or it takes too long.
 * Entering resolves with the function that leaves the place.
 */
export function createPlaces(most: number, waitingAtMost = mostWaiting, waitMs = patienceMs) {
  const taken = new Map<string, { count: number; readonly waiting: Set<() => void> }>();
  return async (who: string): Promise<() => void> => {
    const own = taken.get(who) ?? { count: 0, waiting: new Set() };
    if (own.count >= most && own.waiting.size >= waitingAtMost) throw tooMany();
    taken.set(who, own);
    if (own.count < most) own.count += 1;
    else
      await new Promise<void>((resolve, reject) => {
        const enter = () => {
          clearTimeout(late);
          resolve();
        };
        const late = setTimeout(() => {
          own.waiting.delete(enter);
          reject(tooMany());
        }, waitMs);
        own.waiting.add(enter);
      });
    return () => {
      const [next] = own.waiting;
      if (next) {
        own.waiting.delete(next);
        return next();
      }
      own.count -= 1;
      if (own.count === 0) taken.delete(who);
    };
  };
}
