import { useEffect, useSyncExternalStore } from 'react';
import { hasNoWorkspace, type WorkspaceStatus } from '#domain/pages/entry.ts';
import { useVisit } from '../visit.ts';

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
