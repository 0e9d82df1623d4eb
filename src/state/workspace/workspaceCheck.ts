import { useEffect, useSyncExternalStore } from 'react';
import { ApiError } from '#api/response.ts';
import { hasNoWorkspace, type WorkspaceStatus } from '#domain/pages/entry.ts';
import { loadWithRetries } from '../list.ts';
import type { Wait } from '#platform/clock.ts';
import { createListeners } from '#platform/listeners.ts';
import { useVisit } from '../visit.ts';

/** The check of the host's workspace (D7), shared by the entry page and every gate. */
export type WorkspaceCheck = ReturnType<typeof createWorkspaceCheck>;

/** Timeout of one try in milliseconds. */
const timeoutMs = 10_000;

/** Runs one check for all callers. Only `exists` is kept while the page lives (D7). */
export function createWorkspaceCheck(check: (signal: AbortSignal) => Promise<boolean>, wait: Wait) {
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
    /** Starts the check unless it is running or has a result. */
    ask: () => {
      if (isUnderWay || answer !== 'checking') return;
      isUnderWay = true;
      void run();
    },
    /** Forgets a result other than `exists`, so that the next entry checks again. */
    forget: () => {
      if (hasNoWorkspace(answer)) set('checking');
    },
  };
}

/**
 * How a page uses the workspace check: `ask` starts it, `wait` reads the result of a started check, `none` does not need it.
 */
export type WorkspaceCheckUse = 'ask' | 'wait' | 'none';

/**
 * Returns whether the host's workspace exists. Only `exists` is remembered: any other result is forgotten when no page needs
 * it, so that every entry checks again (D7).
 */
export function useWorkspaceStatus(question: WorkspaceCheckUse): WorkspaceStatus {
  const { check } = useVisit();
  const answer = useSyncExternalStore(check.subscribe, check.getSnapshot);
  useEffect(() => {
    if (question === 'ask') check.ask();
    if (question === 'none' && hasNoWorkspace(answer)) check.forget();
  }, [check, question, answer]);
  return answer;
}
