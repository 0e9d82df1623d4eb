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

/** Renders its children for a signed-in person; others go to the entry, which brings them back here (D9). */
export function SignedInGuard({ children }: SignedInGuardProps) {
  const state = useSessionState();
  const { address } = useVisit();
  const { pathname, search } = useLocation();
  const [isFirstLook, setFirstLook] = useState(true);
  if (isFirstLook && state.status !== 'loading') setFirstLook(false);
  if (state.status === 'authenticated') return children;
  // Nothing of the page stays visible while the person signs out.
  if (state.status === 'loading') return isFirstLook ? <PageWaiting /> : <LoadingScreen />;
  // A person who signed out is not sent back here after the next sign-in.
  const hasLeft = state.status === 'signedOut' && state.reason === 'left';
  const next = hasLeft ? undefined : safePath(`${pathname}${search}`, address.here().origin);
  return <Navigate to={entryPathFor(next)} replace />;
}
