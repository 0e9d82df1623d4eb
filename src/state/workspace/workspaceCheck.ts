import { ApiError } from '#api/response.ts';
import { hasNoWorkspace, type WorkspaceStatus } from '#domain/pages/entry.ts';
import { loadWithRetries } from '../list.ts';
import type { Wait } from '../wait.ts';
import { createListeners, untilReached } from '../listeners.ts';

/** The check of the host's workspace (D7), shared by the entry page and every gate. */
export interface WorkspaceCheck {
  readonly getSnapshot: () => WorkspaceStatus;
  readonly subscribe: (listener: () => void) => () => void;
  /** Resolves when the result is known. */
  readonly answered: () => Promise<void>;
  /** Starts the check unless it is running or has a result. */
  readonly ask: () => void;
  /** Forgets a result other than `exists`, so that the next entry checks again. */
  readonly forget: () => void;
}

/** Timeout of one try in milliseconds. */
const timeoutMs = 10_000;

/** Runs one check for all callers. Only `exists` is kept while the page lives (D7). */
export function createWorkspaceCheck(
  check: (signal: AbortSignal) => Promise<boolean>,
  wait: Wait,
): WorkspaceCheck {
  const listeners = createListeners();
  let answer: WorkspaceStatus = 'checking';
  let isUnderWay = false;
  const set = (next: WorkspaceStatus) => {
    answer = next;
    listeners.tell();
  };
  const run = async () => {
    try {
      const load = () => check(AbortSignal.timeout(timeoutMs));
      const doesExist = await loadWithRetries(load, wait);
      set(doesExist ? 'exists' : 'missing');
    } catch (cause) {
      // A server that does not know the workspace may answer 404.
      set(cause instanceof ApiError && cause.status === 404 ? 'missing' : 'unreachable');
    } finally {
      isUnderWay = false;
    }
  };
  return {
    getSnapshot: () => answer,
    subscribe: listeners.subscribe,
    answered: () => untilReached(listeners.subscribe, () => answer !== 'checking'),
    ask() {
      if (isUnderWay || answer !== 'checking') return;
      isUnderWay = true;
      void run();
    },
    forget() {
      if (hasNoWorkspace(answer)) set('checking');
    },
  };
}
