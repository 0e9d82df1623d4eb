import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { userAddress } from '#domain/people/userList.ts';
import { UsersScreen } from '#screens/Users/UsersScreen.tsx';
import { useSessionState } from '#state/session/SessionContext.ts';
import { pathNow } from '#state/address.ts';
import { useSharing } from '#state/sharing.ts';
import { useList } from '#state/useList.ts';
import { userList, useUserScope } from '#state/users.ts';
import { useWorkspaceCare } from '#state/workspaceCare.ts';
import { useApex, useVisit } from '#state/visit.ts';
import { useListView } from './useListView.ts';

/** The users of the workspace the host names; the apex names none (D4). */
export function UsersContainer() {
  const { site, address, brand } = useVisit();
  const hasWorkspace = site.kind !== 'apex';
  const users = useList(userList, useUserScope(hasWorkspace));
  const session = useSessionState();
  const apex = useApex();
  const navigate = useNavigate();
  const [page] = useState(pathNow);
  const care = useWorkspaceCare(hasWorkspace, {
    // The entry waits for what the server says of another company, and leads to the page of its stage, or to the business (D68).
    onCompanyDeleted: () => {
      if (pathNow() === page) void navigate('/', { replace: true });
    },
    // It lists the other workspaces. Back must not lead here.
    onWorkspaceDeleted: () => address.replace(apex.url),
  });
  const sharing = useSharing();
  const listView = useListView('users', userAddress);
  return (
    <UsersScreen
      hasWorkspace={hasWorkspace}
      users={users}
      care={care}
      ownEmail={session.status === 'authenticated' ? session.profile.email : ''}
      invitedTo={{ address: address.here().origin, brandName: brand.name }}
      {...listView}
      sharing={sharing}
    />
  );
}
