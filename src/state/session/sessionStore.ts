import type { SessionState } from './types.ts';

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
  const listeners = new Set<() => void>();
  let state: SessionState = { status: 'loading' };
  return {
    get: () => state,
    set(next) {
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    settled: () =>
      new Promise((resolve) => {
        const look = () => {
          if (state.status === 'loading') return;
          listeners.delete(look);
          resolve();
        };
        listeners.add(look);
        look();
      }),
  };
}
