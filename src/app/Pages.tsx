import { lazy } from 'react';
import { Navigate, Outlet, Route, Routes, useLocation } from 'react-router-dom';
import type { CommandPaletteProps } from '#components/Commands/CommandPalette.tsx';
import { GenerationStatusContainer } from '#containers/GenerationStatusContainer.tsx';
import { UpdateBannerContainer } from '#containers/UpdateBannerContainer.tsx';
import { ShellContainer } from '#containers/ShellContainer.tsx';
import { WorkStatusContainer } from '#containers/WorkStatusContainer.tsx';
import { pageOf, routeOf, routePaths, type RoutePath } from '#domain/pages/routes.ts';
import { workspacePageOf } from '#domain/pages/workspacePages.ts';
import { PageBoundary } from './boundary/PageBoundary.tsx';
import { AccessGuard } from './guards/AccessGuard.tsx';
import { BusinessGuard } from './guards/BusinessGuard.tsx';
import { OnboardingGuard } from './guards/OnboardingGuard.tsx';
import { SignedInGuard } from './guards/SignedInGuard.tsx';
import { WorkspaceGuard } from './guards/WorkspaceGuard.tsx';
import { PageFrame } from './PageFrame.tsx';
import { pageComponents } from './pageComponents.tsx';

/** Loads when it is first opened. */
const LazyPalette = lazy(async () => ({
  default: (await import('#containers/PaletteContainer.tsx')).PaletteContainer,
}));

const Palette = (props: CommandPaletteProps) => (
  <PageBoundary>
    <LazyPalette {...props} />
  </PageBoundary>
);

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
                        <GenerationStatusContainer />
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
