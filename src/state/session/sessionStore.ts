import type { SessionState } from './types.ts';

/** Holds who is here and tells of changes. */
export interface SessionStore {
  readonly get: () => SessionState;
  readonly set: (next: SessionState) => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** Resolves once it is known who is here. */
  readonly settled: () => Promise<void>;
}

/** A store that does not know yet who is here. */
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
