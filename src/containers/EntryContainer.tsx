import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { entryRedirect } from '#domain/pages/entry.ts';
import { hasWorkspace } from '#domain/session/host.ts';
import { carryNext, nextOf } from '#domain/pages/safePath.ts';
import { describeFault } from '#domain/session/signInFailure.ts';
import { SignInScreen } from '#screens/SignIn/SignInScreen.tsx';
import { useBusinessPending } from '#state/business/useBusiness.ts';
import { useSession, useSessionState } from '#state/session/SessionContext.ts';
import { useProgress, useVisit } from '#state/visit.ts';
import { useWorkspaceStatus } from '#state/workspace/workspaceCheck.ts';

/** Signs guests in, and redirects signed-in people to their page. */
export function EntryContainer() {
  const { brand, site, address } = useVisit();
  const session = useSession();
  const state = useSessionState();
  const progress = useProgress();
  const next = nextOf(useLocation().search, address.here().origin);
  const isSignedIn = state.status === 'authenticated';
  const isGuest = state.status === 'signedOut' && state.reason === 'guest';
  const isAsking = isSignedIn && hasWorkspace(site);
  // While the session loads, an answer that was requested early is awaited. A failed sign-in starts over.
  const notAsking = state.status === 'loading' ? 'wait' : 'none';
  const workspace = useWorkspaceStatus(isAsking ? 'ask' : notAsking);
  const isPending = useBusinessPending(isAsking && workspace === 'exists');

  useEffect(() => {
    // A failure to leave becomes the session's error, which is shown below.
    if (isGuest) void session.signInForPage(next);
  }, [isGuest, session, next]);

  const target =
    isSignedIn && !isPending ? entryRedirect({ site, workspace, next, progress }) : undefined;
  if (target === '/tenant-not-found')
    return <Navigate to={target} replace state={carryNext(next)} />;
  if (target !== undefined) return <Navigate to={target} replace />;
  return (
    <SignInScreen
      brand={brand}
      isLoading={isSignedIn || isGuest || state.status === 'loading'}
      failure={state.status === 'error' ? describeFault(state.fault, state.step) : undefined}
      isLoggedOut={state.status === 'signedOut' && state.reason === 'left'}
      onSignIn={() => void session.signIn(next)}
      onRetry={() => void session.start()}
    />
  );
}
