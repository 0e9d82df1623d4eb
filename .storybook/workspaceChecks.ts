import { createWorkspaceCheck } from '#state/workspace/workspaceCheck.ts';

/** Returns a workspace check that gives these answers in turn, and then always true. */
export const answering = (...answers: boolean[]) =>
  createWorkspaceCheck(
    async () => answers.shift() ?? true,
    async () => undefined,
  );

/** Returns a workspace check that never gets an answer. */
export const unanswered = () =>
  createWorkspaceCheck(
    async () => {
      throw new TypeError('Failed to fetch');
    },
    async () => undefined,
  );
