import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { TenantNotFoundScreen } from '#screens/TenantNotFound/TenantNotFoundScreen.tsx';
import { useApex, useVisit } from '#state/visit.ts';

/** Says that there is no workspace here, and forgets it, so that the next try asks again. */
export function TenantNotFoundContainer() {
  const { brand, address, check } = useVisit();
  const apex = useApex();
  const navigate = useNavigate();
  useEffect(() => check.forget(), [check]);
  return (
    <TenantNotFoundScreen
      brandName={brand.name}
      host={address.here().host}
      apex={apex}
      onRetry={() => void navigate('/', { replace: true })}
    />
  );
}
