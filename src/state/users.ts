import { useMemo } from 'react';
import type { WorkspaceUser, WorkspaceUserDraft } from '#domain/people/workspaceUser.ts';
import type { Company } from './company.ts';
import type { List } from './list.ts';
import { useServices } from './services.ts';

/** The users of the workspace. They belong to no company. */
export const userList: List<WorkspaceUser, WorkspaceUserDraft> = {
  name: 'users',
  // Only notices need messages: the row or the batch shows the text of the failed call ('Failed to update user.').
  alerts: { edit: 'message.alert.users.edit', remove: 'message.alert.users.remove' },
  labelOf: ({ name }) => name,
  callsOf: ({ users: api }, { workspace }) => ({
    list: (signal) => api.list(workspace, signal),
    add: (draft) => api.add(workspace, draft),
    edit: (row, draft) => api.edit(workspace, row, draft),
    remove: ({ id }) => api.remove(workspace, id),
  }),
};

const noBusiness = {
  companyId: '',
  domain: '',
  name: '',
  size: '1-10',
  website: '',
  description: '',
} as const;

/** Returns what stands for the company of the list of users; null on the apex, which has no users (D4). */
export function useUserScope(hasWorkspace: boolean): Company | null {
  const { workspace } = useServices();
  return useMemo(
    () => (hasWorkspace ? { workspace, companyId: '', info: noBusiness } : null),
    [workspace, hasWorkspace],
  );
}
