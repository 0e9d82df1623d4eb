import { useLocation } from 'react-router-dom';
import { routeOf } from '#domain/pages/routes.ts';
import { workspacePageOf } from '#domain/pages/workspacePages.ts';
import { LoadingScreen } from '#screens/Loading/LoadingScreen.tsx';
import { ShellShape } from '#screens/Shell/ShellShape.tsx';
import { useVisit } from '#state/visit.ts';

/** While it is not known yet who is here: what index.html has drawn stays as it is. */
export function PageWaiting() {
  const { brand } = useVisit();
  const pathname = routeOf(useLocation().pathname);
  const page = pathname && workspacePageOf(pathname);
  if (!page) return <LoadingScreen />;
  return <ShellShape brandName={brand.name} page={page} />;
}
