import type { ApiError } from '#api/response.ts';
import { createListeners } from '#platform/listeners.ts';

/** Whether the server lets the person into the workspace (D67). */
export type WorkspaceAccess = ReturnType<typeof createWorkspaceAccess>;

export function createWorkspaceAccess() {
  const listeners = createListeners();
  let isRefused = false;
  const set = (next: boolean) => {
    if (next === isRefused) return;
    isRefused = next;
    listeners.tell();
  };
  return {
    isRefused: () => isRefused,
    subscribe: listeners.subscribe,
    /** Handles a failed call: a 403 means that the person is not a member of the workspace. */
    noteFailure: ({ call, status }: Pick<ApiError, 'call' | 'status'>) => {
      // Checking whether a workspace exists and creating one are open to everybody.
      if (status === 403 && !call.startsWith('workspaces.')) set(true);
    },
    /** Shows the page again. The next 403 hides it again. */
    tryAgain: () => set(false),
  };
}
