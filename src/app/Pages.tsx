import {
  lazy,
  Suspense,
  useEffect,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import { Navigate, Outlet, Route, Routes, useLocation } from 'react-router-dom';
import type { CommandPaletteProps } from '#components/Commands/CommandPalette.tsx';
import { BusinessQuestionContainer } from '#containers/BusinessQuestionContainer.tsx';
import { FirstListsStatusContainer } from '#containers/FirstListsStatusContainer.tsx';
import { UpdateBannerContainer } from '#containers/UpdateBannerContainer.tsx';
import { ShellContainer } from '#containers/ShellContainer.tsx';
import { WorkStatusContainer } from '#containers/WorkStatusContainer.tsx';
import { gateRedirect, type OnboardingPage } from '#domain/onboarding/onboarding.ts';
import { workspaceGate } from '#domain/pages/entry.ts';
import { pageOf, routeOf, routePaths, type RoutePath } from '#domain/pages/routes.ts';
import { carryNext, entryPathFor, safePath } from '#domain/pages/safePath.ts';
import { workspacePageOf } from '#domain/pages/workspacePages.ts';
import { hasWorkspace } from '#domain/session/host.ts';
import { LoadingScreen } from '#screens/Loading/LoadingScreen.tsx';
import { ShellShape } from '#screens/Shell/ShellShape.tsx';
import { useBusinessPending } from '#state/business/useBusiness.ts';
import { useSessionState } from '#state/session/SessionContext.ts';
import { useStage, useVisit } from '#state/visit.ts';
import { useWorkspaceStatus } from '#state/workspace/workspaceCheck.ts';
import { PageBoundary } from './boundary/PageBoundary.tsx';
import { PageFrame } from './PageFrame.tsx';
import { fetchPart, loadedPart } from './pageParts.ts';

interface GuardProps {
  children: ReactNode;
}

/** Shown while the session, the workspace or its company is being checked. */
function PageWaiting() {
  const { brand } = useVisit();
  const stage = useStage();
  const pathname = routeOf(useLocation().pathname);
  const page = pathname && workspacePageOf(pathname);
  if (!page) return <LoadingScreen />;
  return <ShellShape brandName={brand.name} page={page} stage={stage} />;
}

/** Returns the path to come back to after a redirect. */
function usePathNow(): string | undefined {
  const { pathname, search } = useLocation();
  return safePath(`${pathname}${search}`, useVisit().address.here().origin);
}

/** Renders its children for a signed-in person; others go to the entry, which brings them back here (D9). */
function SignedInGuard({ children }: GuardProps) {
  const state = useSessionState();
  const next = usePathNow();
  const [isFirstLook, setFirstLook] = useState(true);
  if (isFirstLook && state.status !== 'loading') setFirstLook(false);
  if (state.status === 'authenticated') return children;
  // Nothing of the page stays visible while the person signs out.
  if (state.status === 'loading') return isFirstLook ? <PageWaiting /> : <LoadingScreen />;
  // A person who signed out is not sent back here after the next sign-in.
  const hasLeft = state.status === 'signedOut' && state.reason === 'left';
  return <Navigate to={entryPathFor(hasLeft ? undefined : next)} replace />;
}

/** Renders its children when the workspace of the host exists. On the apex there is none to check. */
function WorkspaceGuard({ children }: GuardProps) {
  const { site } = useVisit();
  const next = usePathNow();
  const answer = useWorkspaceStatus(hasWorkspace(site) ? 'ask' : 'none');
  const gate = workspaceGate(site, answer);
  if (gate === 'checking') return <PageWaiting />;
  if (gate === 'exists') return children;
  return <Navigate to="/tenant-not-found" replace state={carryNext(next)} />;
}

/** Loaded on demand: few people ever see it. */
const NoAccess = lazy(async () => ({
  default: (await import('#containers/NoAccessContainer.tsx')).NoAccessContainer,
}));

/** Shows the pages of the workspace until the server refuses the person (D67). What was typed is kept as a draft. */
function AccessGuard({ children }: GuardProps) {
  const { access } = useVisit();
  const isRefused = useSyncExternalStore(access.subscribe, access.isRefused);
  if (!isRefused) return children;
  return (
    <Suspense fallback={<PageWaiting />}>
      <NoAccess />
    </Suspense>
  );
}

/** Waits until this browser knows the workspace's company, and asks which one to work on (D68). */
function BusinessGuard({ children }: GuardProps) {
  const isPending = useBusinessPending();
  return (
    <>
      {isPending ? <PageWaiting /> : children}
      <BusinessQuestionContainer />
    </>
  );
}

interface OnboardingGuardProps extends GuardProps {
  requires: OnboardingPage;
}

/** Renders a page whose step has been reached, and stores its path; others are redirected to their own step (D10). */
function OnboardingGuard({ requires, children }: OnboardingGuardProps) {
  const { progress } = useVisit();
  const target = useSyncExternalStore(progress.subscribe, () =>
    gateRedirect(requires, progress.getSnapshot()),
  );
  const isOpen = target === undefined;
  useEffect(() => {
    if (isOpen) progress.noteVisit(`/${requires}`);
  }, [isOpen, progress, requires]);
  return isOpen ? children : <Navigate to={target} replace />;
}

/** Loads when it is first opened. */
const LazyPalette = lazy(async () => ({
  default: (await import('#containers/PaletteContainer.tsx')).PaletteContainer,
}));

const Palette = (props: CommandPaletteProps) => (
  <PageBoundary>
    <LazyPalette {...props} />
  </PageBoundary>
);

/**
 * A page. One whose code is already loaded renders without Suspense, because React delays revealing suspended content by
 * up to a third of a second.
 */
function page(path: RoutePath): [RoutePath, ComponentType] {
  const LazyPart = lazy(async () => ({ default: await fetchPart(path) }));
  function Page() {
    // Chosen once: another component type would remount the page.
    const [Part] = useState<ComponentType>(() => loadedPart(path) ?? LazyPart);
    return <Part />;
  }
  return [path, Page];
}

/** The components of the pages, by their path. */
const pageComponents = Object.fromEntries(routePaths.map(page)) as Readonly<
  Record<RoutePath, ComponentType>
>;

/** A page in its frame, behind the gate of the step it requires. */
function elementOf(path: RoutePath) {
  const Content = pageComponents[path];
  const requires = workspacePageOf(path)?.requires;
  const framed = (
    <PageFrame key={path} path={path}>
      <Content />
    </PageFrame>
  );
  return requires ? <OnboardingGuard requires={requires}>{framed}</OnboardingGuard> : framed;
}

const routesWith = (access: ReturnType<typeof pageOf>['access']) =>
  routePaths
    .filter((path) => pageOf(path).access === access)
    .map((path) => <Route key={path} path={path} element={elementOf(path)} />);

/** The route table: public pages, pages for anyone signed in, and the pages of a workspace inside the shell. */
export function Pages() {
  const location = useLocation();
  const pathname = routeOf(location.pathname);
  if (pathname === undefined) return <Navigate to="/" replace />;
  return (
    // Everything inside sees the page's own spelling of its path.
    <Routes location={{ ...location, pathname }}>
      {routesWith('public')}
      <Route
        element={
          <SignedInGuard>
            <Outlet />
          </SignedInGuard>
        }
      >
        {routesWith('signedIn')}
        <Route
          element={
            <WorkspaceGuard>
              <AccessGuard>
                <BusinessGuard>
                  <ShellContainer
                    palette={Palette}
                    status={
                      <>
                        <FirstListsStatusContainer />
                        <WorkStatusContainer />
                      </>
                    }
                  >
                    <UpdateBannerContainer />
                    <Outlet />
                  </ShellContainer>
                </BusinessGuard>
              </AccessGuard>
            </WorkspaceGuard>
          }
        >
          {routesWith('workspace')}
        </Route>
      </Route>
    </Routes>
  );
}
