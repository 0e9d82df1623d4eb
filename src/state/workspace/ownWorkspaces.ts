import useSWR from 'swr';
import type { OwnWorkspace } from '#domain/session/workspace.ts';
import { useServices } from '../services.ts';

const none: readonly OwnWorkspace[] = [];

/** Returns the workspaces of the signed-in person (D84). None until they are wanted, while they load, and after a failure. */
export function useOwnWorkspaces(isWanted: boolean): readonly OwnWorkspace[] {
  const { api } = useServices();
  const { data } = useSWR(isWanted ? 'ownWorkspaces' : null, () => api.workspaces.mine(), {
    shouldRetryOnError: false,
    // Asked once: what arrives later would move the form under somebody who types.
    revalidateIfStale: false,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  });
  return data ?? none;
}
