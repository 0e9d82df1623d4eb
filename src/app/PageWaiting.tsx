import { useLocation } from 'react-router-dom';
import { routeOf } from '#domain/pages/routes.ts';
import { LoadingScreen } from '#screens/Loading/LoadingScreen.tsx';
import { pageShapes } from '#screens/Shell/pageShapes.ts';
import { ShellShape } from '#screens/Shell/ShellShape.tsx';
import { useVisit } from '#state/visit.ts';

/** While it is not known yet who is here: what index.html has drawn stays as it is. */
export function PageWaiting() {
  const { brand } = useVisit();
  const pathname = routeOf(useLocation().pathname);
  const page = pathname && pageShapes[pathname];
  if (!page) return <LoadingScreen />;
  return <ShellShape brandName={brand.name} pathname={pathname} page={page} />;
}
