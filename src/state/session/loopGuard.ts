import type { Clock } from '#platform/clock.ts';
import type { TextStore } from '#platform/textStore.ts';

const windowMs = 60_000;
const allowed = 2;

/** Detects something that repeats by itself, such as a redirect loop: the limit is two times a minute (D14). */
export interface LoopGuard {
  /** Records one more; returns true when the limit is reached. */
  record(): boolean;
  /** True when the limit is reached. */
  isExhausted(): boolean;
  clear(): void;
}

/** Creates a guard whose count survives the redirects of this tab. */
export function createLoopGuard(store: TextStore, key: string, clock: Clock): LoopGuard {
  const recent = (): number[] =>
    (store.read(key) ?? '')
      .split(',')
      .filter((text) => text !== '')
      .map(Number)
      .filter((at) => at <= clock.now() && clock.now() - at < windowMs);
  const isExhausted = () => recent().length >= allowed;
  return {
    isExhausted,
    record() {
      store.write(key, [...recent(), clock.now()].join(','));
      return isExhausted();
    },
    clear: () => store.remove(key),
  };
}
