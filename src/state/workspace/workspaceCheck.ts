import type { WorkspaceAnswer } from '#domain/pages/entry.ts';
import { loadPatiently } from '../collection/loadPatiently.ts';
import { isTransient } from '../failure.ts';
import type { Wait } from '../poll.ts';

/** The one check of the host's workspace (D7): shared by the entry and every gate. */
export interface WorkspaceCheck {
  readonly getSnapshot: () => WorkspaceAnswer;
  readonly subscribe: (listener: () => void) => () => void;
  /** Resolves once it is known. */
  readonly answered: () => Promise<void>;
  /** Asks, unless it is being asked or is answered. */
  readonly ask: () => void;
  /** Forgets that it was missing, so that the next entry asks anew. */
  readonly forget: () => void;
}

/** How long one try may take before it counts as out of reach. */
const patienceMs = 10_000;

/** Asks once for all who wait; a yes is kept for the page's life (D60). A check that fails counts as missing. */
export function createWorkspaceCheck(
  check: (signal: AbortSignal) => Promise<boolean>,
  wait: Wait,
): WorkspaceCheck {
  const listeners = new Set<() => void>();
  let answer: WorkspaceAnswer = 'checking';
  let isUnderWay = false;
  const set = (next: WorkspaceAnswer) => {
    answer = next;
    for (const listener of listeners) listener();
  };
  const run = async () => {
    try {
      const load = () => check(AbortSignal.timeout(patienceMs));
      const doesExist = await loadPatiently(load, isTransient, wait);
      set(doesExist ? 'exists' : 'missing');
    } catch {
      set('missing');
    } finally {
      isUnderWay = false;
    }
  };
  return {
    getSnapshot: () => answer,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    answered: () =>
      new Promise((resolve) => {
        const look = () => {
          if (answer === 'checking') return;
          listeners.delete(look);
          resolve();
        };
        listeners.add(look);
        look();
      }),
    ask() {
      if (isUnderWay || answer !== 'checking') return;
      isUnderWay = true;
      void run();
    },
    forget() {
      if (answer === 'missing') set('checking');
    },
  };
}
