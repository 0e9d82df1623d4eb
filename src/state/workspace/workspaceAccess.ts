import type { ApiError } from '#api/apiError.ts';

/** Whether the server lets the person into the workspace (D67). */
export interface WorkspaceAccess {
  readonly isRefused: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  /** Hears of a failed call: a 403 means that the workspace does not know the person. */
  readonly noteFailure: (error: Pick<ApiError, 'call' | 'status'>) => void;
  /** Opens the page again; the next 403 closes it again. */
  readonly tryAgain: () => void;
}

export function createWorkspaceAccess(): WorkspaceAccess {
  const listeners = new Set<() => void>();
  let isRefused = false;
  const set = (next: boolean) => {
    if (next === isRefused) return;
    isRefused = next;
    for (const listener of listeners) listener();
  };
  return {
    isRefused: () => isRefused,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    noteFailure({ call, status }) {
      // Whether a workspace exists, and making one, is open to everybody.
      if (status === 403 && !call.startsWith('workspaces.')) set(true);
    },
    tryAgain: () => set(false),
  };
}
