import type { Clock } from '#platform/clock.ts';
import type { TextStore } from '#platform/textStore.ts';

const windowMs = 60_000;
const allowed = 2;

/** Counts what must not happen over and over by itself (D14): twice a minute is enough. */
export interface LoopGuard {
  /** Notes one more; true once there were too many within the minute. */
  note(): boolean;
  /** True when one more would be too many. */
  isSpent(): boolean;
  clear(): void;
}

/** A guard that remembers across the redirects of this tab. */
export function createLoopGuard(store: TextStore, key: string, clock: Clock): LoopGuard {
  const recent = (): number[] =>
    (store.read(key) ?? '')
      .split(',')
      .filter((text) => text !== '')
      .map(Number)
      .filter((at) => at <= clock.now() && clock.now() - at < windowMs);
  const isSpent = () => recent().length >= allowed;
  return {
    isSpent,
    note() {
      store.write(key, [...recent(), clock.now()].join(','));
      return isSpent();
    },
    clear: () => store.remove(key),
  };
}
