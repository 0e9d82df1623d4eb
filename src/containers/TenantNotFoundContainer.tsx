import { useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import type { WorkspaceStatus } from '#domain/pages/entry.ts';
import { carriedNext, entryPathFor } from '#domain/pages/safePath.ts';
import { hasWorkspace } from '#domain/session/host.ts';
import { TenantNotFoundScreen } from '#screens/TenantNotFound/TenantNotFoundScreen.tsx';
import { useSessionState } from '#state/session/SessionContext.ts';
import { useApex, useVisit } from '#state/visit.ts';
import { useWorkspaceStatus, type WorkspaceCheckUse } from '#state/workspace/workspaceCheck.ts';

/**
 * Says that this workspace does not exist, or that the server could not check it. Try again checks once more, and opens the
 * page that was asked for.
 */
export function TenantNotFoundContainer() {
  const { brand, address, site } = useVisit();
  const { status } = useSessionState();
  const apex = useApex();
  const navigate = useNavigate();
  const next = carriedNext(useLocation().state, address.here().origin);
  // The result is forgotten as soon as it is shown, so it is kept here.
  const [known, setKnown] = useState<WorkspaceStatus>('checking');
  // After a reload nothing is known: it is checked again, for a person who is signed in.
  let question: WorkspaceCheckUse = 'none';
  if (known === 'checking' && hasWorkspace(site)) {
    if (status === 'authenticated') question = 'ask';
    else if (status === 'loading') question = 'wait';
  }
  const answer = useWorkspaceStatus(question);
  if (known === 'checking' && answer !== 'checking') setKnown(answer);

  // Nothing was checked, because the sign-in failed. The entry says so.
  const isUnknown = known === 'checking' && status === 'error' && hasWorkspace(site);
  if (known === 'exists' || isUnknown) return <Navigate to={entryPathFor(next)} replace />;
  return (
    <TenantNotFoundScreen
      brandName={brand.name}
      host={address.here().host}
      apex={apex}
      hasFailed={known === 'unreachable'}
      isChecking={known === 'checking' && question !== 'none'}
      onRetry={() => void navigate(entryPathFor(next), { replace: true })}
    />
  );
}
