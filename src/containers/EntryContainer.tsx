import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { entryRedirect } from '#domain/entry.ts';
import { hasWorkspace } from '#domain/host.ts';
import { nextOf } from '#domain/safePath.ts';
import { describeFault } from '#domain/signInFailure.ts';
import { SignInScreen } from '#screens/SignIn/SignInScreen.tsx';
import { useSession, useSessionState } from '#state/session/SessionContext.ts';
import { useProgress, useVisit, useWorkspaceAnswer } from '#state/visit.ts';

/** The entry gate: signs in whoever is not, and leads everybody else on. */
export function EntryContainer() {
  const { brand, place, address, check } = useVisit();
  const session = useSession();
  const state = useSessionState();
  const workspace = useWorkspaceAnswer();
  const progress = useProgress();
  const next = nextOf(useLocation().search, address.here().origin);
  const isHere = state.status === 'authenticated';
  const isGuest = state.status === 'signedOut' && state.reason === 'guest';

  useEffect(() => {
    if (isHere && hasWorkspace(place)) check.ask();
    // A failure to leave becomes the session's error, which is shown below.
    if (isGuest) void session.signInForPage(next);
  }, [isHere, isGuest, place, check, session, next]);

  const target = isHere ? entryRedirect({ place, workspace, next, progress }) : undefined;
  if (target !== undefined) return <Navigate to={target} replace />;
  return (
    <SignInScreen
      brand={brand}
      isLoading={isHere || isGuest || state.status === 'loading'}
      failure={state.status === 'error' ? describeFault(state.fault, state.step) : undefined}
      hasLeft={state.status === 'signedOut' && state.reason === 'left'}
      onSignIn={() => void session.signIn(next)}
      onRetry={() => void session.start()}
    />
  );
}
