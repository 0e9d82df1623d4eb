import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { entryPathFor, safePath } from '#domain/safePath.ts';
import { LoadingScreen } from '#screens/Loading/LoadingScreen.tsx';
import { useSessionState } from '#state/session/SessionContext.ts';
import { useVisit } from '#state/visit.ts';

interface SignedInGuardProps {
  children: ReactNode;
}

/** Lets in whoever is signed in; everybody else goes to the entry, which brings them back here (D9). */
export function SignedInGuard({ children }: SignedInGuardProps) {
  const state = useSessionState();
  const { address } = useVisit();
  const { pathname, search } = useLocation();
  if (state.status === 'authenticated') return children;
  if (state.status === 'loading') return <LoadingScreen />;
  // Whoever left does not come back to where they were by themselves.
  const hasLeft = state.status === 'signedOut' && state.reason === 'left';
  const next = hasLeft ? undefined : safePath(`${pathname}${search}`, address.here().origin);
  return <Navigate to={entryPathFor(next)} replace />;
}
