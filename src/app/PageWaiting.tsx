import { useLocation } from 'react-router-dom';
import { routeOf } from '#domain/pages/routes.ts';
import { workspacePageOf } from '#domain/pages/workspacePages.ts';
import { LoadingScreen } from '#screens/Loading/LoadingScreen.tsx';
import { ShellShape } from '#screens/Shell/ShellShape.tsx';
import { useStage, useVisit } from '#state/visit.ts';

/** Shown while the session, the workspace or its company is being checked. */
export function PageWaiting() {
  const { brand } = useVisit();
  const stage = useStage();
  const pathname = routeOf(useLocation().pathname);
  const page = pathname && workspacePageOf(pathname);
  if (!page) return <LoadingScreen />;
  return <ShellShape brandName={brand.name} page={page} stage={stage} />;
}
