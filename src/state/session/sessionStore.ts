import type { SessionState } from './types.ts';
import { createListeners, untilReached } from '../listeners.ts';

/** Stores the session state and notifies listeners when it changes. */
export interface SessionStore {
  readonly get: () => SessionState;
  readonly set: (next: SessionState) => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** Resolves when the state is no longer `loading`. */
  readonly settled: () => Promise<void>;
}

/** Creates the store in the state `loading`. */
export function createSessionStore(): SessionStore {
  const listeners = createListeners();
  let state: SessionState = { status: 'loading' };
  return {
    get: () => state,
    set(next) {
      state = next;
      listeners.tell();
    },
    subscribe: listeners.subscribe,
    settled: () => untilReached(listeners.subscribe, () => state.status !== 'loading'),
  };
}
