import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { firstPageFor } from '#domain/business/businessForm.ts';
import { fullNameOf } from '#domain/session/profile.ts';
import { CreateTenantScreen } from '#screens/CreateTenant/CreateTenantScreen.tsx';
import { useSession, useSessionState } from '#state/session/SessionContext.ts';
import { pathNow } from '#state/address.ts';
import { useVisit } from '#state/visit.ts';
import { useNewWorkspace, useSlugAvailability } from '#state/workspace/newWorkspace.ts';
import { useOwnWorkspaces } from '#state/workspace/ownWorkspaces.ts';

/** Creates a workspace and opens it: at its own address or, in development, in this page. */
export function CreateTenantContainer() {
  const { brand, site } = useVisit();
  const session = useSession();
  const state = useSessionState();
  const navigate = useNavigate();
  const profile = state.status === 'authenticated' ? state.profile : null;
  const { draft, onDraftChange, onCreate, addressOf, goTo } = useNewWorkspace(
    profile ? fullNameOf(profile) : '',
  );
  const [page] = useState(pathNow);
  const answer = useSlugAvailability(draft.domain);
  const own = useOwnWorkspaces(profile !== null);
  return (
    <CreateTenantScreen
      brandName={brand.name}
      own={own}
      initial={draft}
      address={{ apex: site.apex, addressOf, answer }}
      email={profile?.email ?? ''}
      onDraftChange={onDraftChange}
      onCreate={onCreate}
      onCreated={(workspace) => {
        // This page stays on screen while the next one loads, and the person may have left it.
        if (pathNow() !== page) return;
        if (goTo) goTo(workspace);
        else void navigate(firstPageFor(workspace.company));
      }}
      onLogout={() => void session.signOut()}
    />
  );
}
