import { useMemo } from 'react';
import type { Collection } from '#domain/lists/collection.ts';
import type { WorkspaceUser, WorkspaceUserDraft } from '#domain/people/workspaceUser.ts';
import type { CollectionCalls, ListConfig } from '../collection/resource.ts';
import { useCollection } from '../collection/useCollection.ts';
import { useServices } from '../services.ts';

const rules: ListConfig<WorkspaceUser, WorkspaceUserDraft> = {
  name: 'users',
  isPolled: false,
  // Only notices need messages: the row or the batch shows the text of the failed call ('Failed to update user.').
  alerts: { edit: 'message.alert.users.edit', remove: 'message.alert.users.remove' },
  labelOf: (user) => user.name,
};

/** Returns the users of a workspace. On the apex, which has none, no request is sent (D4). */
export function useUsers(hasWorkspace: boolean): Collection<WorkspaceUser, WorkspaceUserDraft> {
  const { api, workspace } = useServices();
  const calls = useMemo((): CollectionCalls<WorkspaceUser, WorkspaceUserDraft> | null => {
    if (!hasWorkspace) return null;
    return {
      scope: { workspace, companyId: '' },
      list: (signal) => api.users.list(workspace, signal),
      add: (draft) => api.users.add(workspace, draft),
      edit: (user, draft) => api.users.edit(workspace, user.id, draft),
      remove: (user) => api.users.remove(workspace, user.id),
    };
  }, [api, workspace, hasWorkspace]);
  return useCollection(rules, calls);
}
