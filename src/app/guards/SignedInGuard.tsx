import { useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { entryPathFor, safePath } from '#domain/pages/safePath.ts';
import { LoadingScreen } from '#screens/Loading/LoadingScreen.tsx';
import { useSessionState } from '#state/session/SessionContext.ts';
import { useVisit } from '#state/visit.ts';
import { PageWaiting } from '../PageWaiting.tsx';

interface SignedInGuardProps {
  children: ReactNode;
}

/** Lets in whoever is signed in; everybody else goes to the entry, which brings them back here (D9). */
export function SignedInGuard({ children }: SignedInGuardProps) {
  const state = useSessionState();
  const { address } = useVisit();
  const { pathname, search } = useLocation();
  const [isFirstLook, setFirstLook] = useState(true);
  if (isFirstLook && state.status !== 'loading') setFirstLook(false);
  if (state.status === 'authenticated') return children;
  // Nothing of a page is left in sight of someone who is leaving it.
  if (state.status === 'loading') return isFirstLook ? <PageWaiting /> : <LoadingScreen />;
  // Whoever left does not come back to where they were by themselves.
  const hasLeft = state.status === 'signedOut' && state.reason === 'left';
  const next = hasLeft ? undefined : safePath(`${pathname}${search}`, address.here().origin);
  return <Navigate to={entryPathFor(next)} replace />;
}
