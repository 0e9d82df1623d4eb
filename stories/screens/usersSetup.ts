import { fn } from 'storybook/test';
import { plainListView } from '#domain/lists/listView.ts';
import type { WorkspaceUser, WorkspaceUserDraft } from '#domain/people/workspaceUser.ts';
import { aCollection, ready } from '#mocks/fixtures/collection.ts';
import { many } from '#mocks/fixtures/many.ts';
import { aWorkspaceUser } from '#mocks/fixtures/workspaceUser.ts';

export const three = many(3, aWorkspaceUser);

export const usersIn = aCollection<WorkspaceUser, WorkspaceUserDraft>;

/** Three users, seen by one of them. */
export const usersArgs = {
  hasWorkspace: true,
  users: usersIn(ready(three)),
  care: null,
  ownEmail: 'dana@crumb.example',
  invitedTo: { address: 'https://velo.bellwether.example', brandName: 'Bellwether' },
  view: plainListView,
  sharing: { onCopy: fn(), onSave: fn() },
  onViewChange: fn(),
};
