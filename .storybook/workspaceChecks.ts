import { createWorkspaceCheck } from '#state/workspace/workspaceCheck.ts';

/** Returns a workspace check that gives these answers in turn, and then always true. */
export const checkAnswering = (...answers: boolean[]) =>
  createWorkspaceCheck(
    async () => answers.shift() ?? true,
    async () => undefined,
  );

/** Returns a workspace check that fails at once, as without a network. */
export const failingCheck = () =>
  createWorkspaceCheck(
    async () => {
      throw new TypeError('Failed to fetch');
    },
    async () => undefined,
  );

/** Returns a workspace check that never answers. */
export const endlessCheck = () =>
  createWorkspaceCheck(
    () => new Promise<never>(() => undefined),
    async () => undefined,
  );
