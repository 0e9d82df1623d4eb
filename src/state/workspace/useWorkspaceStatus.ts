import { useEffect, useSyncExternalStore } from 'react';
import { hasNoWorkspace, type WorkspaceStatus } from '#domain/pages/entry.ts';
import { useVisit } from '../visit.ts';

/** How a page uses the workspace check: it starts it, it reads the result of a check that was started, or it needs none. */
export type WorkspaceCheckUse = 'ask' | 'wait' | 'none';

/**
 * Returns whether the host's workspace exists. Only `exists` is remembered: any other result is forgotten when no page needs
 * it, so that every entry checks again (D60).
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
