import { useEffect, useSyncExternalStore } from 'react';
import type { WorkspaceAnswer } from '#domain/pages/entry.ts';
import { useVisit } from '../visit.ts';

/**
 * What a page does with the check of the workspace: it asks, it lets a check that is under way go on, or it has no use for
 * the answer.
 */
export type WorkspaceQuestion = 'ask' | 'wait' | 'none';

/**
 * Whether the host's workspace exists, as it becomes known. Only a yes outlives the page that asked: any other answer is
 * forgotten where nobody needs it, so that every entry asks anew (D60).
 */
export function useWorkspaceAnswer(question: WorkspaceQuestion): WorkspaceAnswer {
  const { check } = useVisit();
  const answer = useSyncExternalStore(check.subscribe, check.getSnapshot);
  useEffect(() => {
    if (question === 'ask') check.ask();
    if (question === 'none' && answer === 'missing') check.forget();
  }, [check, question, answer]);
  return answer;
}
