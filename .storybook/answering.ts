import { createWorkspaceCheck } from '#state/workspace/workspaceCheck.ts';

/** A check of the workspace that gives these answers, and then always yes. */
export const answering = (...answers: boolean[]) =>
  createWorkspaceCheck(
    async () => answers.shift() ?? true,
    async () => undefined,
  );
