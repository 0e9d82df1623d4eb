import { createWorkspaceCheck } from '#state/workspace/workspaceCheck.ts';

/** A workspace check that gives these answers in turn, and then always yes. */
export const answering = (...answers: boolean[]) =>
  createWorkspaceCheck(
    async () => answers.shift() ?? true,
    async () => undefined,
  );
