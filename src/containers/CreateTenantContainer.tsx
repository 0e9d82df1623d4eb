import { useNavigate } from 'react-router-dom';
import { CreateTenantScreen } from '#screens/CreateTenant/CreateTenantScreen.tsx';
import { useSession, useSessionState } from '#state/session/SessionContext.ts';
import { useVisit } from '#state/visit.ts';
import { useNewWorkspace } from '#state/workspace/useNewWorkspace.ts';
import { useSlugAnswer } from '#state/workspace/useSlugAnswer.ts';

/** Creates a workspace and goes there: to its own address, or, on this machine, just on. */
export function CreateTenantContainer() {
  const { brand, place, address } = useVisit();
  const session = useSession();
  const state = useSessionState();
  const navigate = useNavigate();
  const { draft, onDraftChange, onCreate, addressOf } = useNewWorkspace();
  const answer = useSlugAnswer(draft.domain);
  return (
    <CreateTenantScreen
      brandName={brand.name}
      initial={draft}
      address={{ apex: place.apex, addressOf, answer }}
      email={state.status === 'authenticated' ? state.profile.email : ''}
      onDraftChange={onDraftChange}
      onCreate={onCreate}
      onCreated={({ domain }) => {
        if (place.kind === 'local') void navigate('/business-info');
        else address.assign(`${addressOf(domain)}/business-info`);
      }}
      onLogout={() => void session.signOut()}
    />
  );
}
