import type { ApiError } from '#api/response.ts';
import { createListeners } from '../listeners.ts';

/** Whether the server lets the person into the workspace (D67). */
export interface WorkspaceAccess {
  readonly isRefused: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  /** Handles a failed call: a 403 means that the person is not a member of the workspace. */
  readonly noteFailure: (error: Pick<ApiError, 'call' | 'status'>) => void;
  /** Shows the page again. The next 403 hides it again. */
  readonly tryAgain: () => void;
}

export function createWorkspaceAccess(): WorkspaceAccess {
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
    noteFailure({ call, status }) {
      // Checking whether a workspace exists and creating one are open to everybody.
      if (status === 403 && !call.startsWith('workspaces.')) set(true);
    },
    tryAgain: () => set(false),
  };
}
