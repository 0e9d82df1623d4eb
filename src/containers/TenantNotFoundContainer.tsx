import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { carriedNext, entryPathFor } from '#domain/pages/safePath.ts';
import { TenantNotFoundScreen } from '#screens/TenantNotFound/TenantNotFoundScreen.tsx';
import { useApex, useVisit } from '#state/visit.ts';
import { useWorkspaceStatus } from '#state/workspace/useWorkspaceStatus.ts';

/** Says that this workspace does not exist, or that the server could not check it. Try again checks once more, and opens the page that was asked for. */
export function TenantNotFoundContainer() {
  const { brand, address } = useVisit();
  const apex = useApex();
  const navigate = useNavigate();
  const next = carriedNext(useLocation().state, address.here().origin);
  // The result is forgotten as soon as it is shown.
  const answer = useWorkspaceStatus('none');
  const [hasFailed] = useState(answer === 'unreachable');
  return (
    <TenantNotFoundScreen
      brandName={brand.name}
      host={address.here().host}
      apex={apex}
      hasFailed={hasFailed}
      onRetry={() => void navigate(entryPathFor(next), { replace: true })}
    />
  );
}
