import { gateRedirect, type Progress } from '../onboarding/onboarding.ts';
import { pageOf, routePaths, type RoutePath } from './routes.ts';

/** All pages with the header, in the order of the table. */
export const workspacePages = routePaths.flatMap((path) => {
  const page = pageOf(path);
  return page.access === 'workspace' ? [{ path, ...page }] : [];
});

export type PageWithHeader = (typeof workspacePages)[number];

/** Returns the row of a page with the header; undefined for the others. */
export const workspacePageOf = (path: RoutePath): PageWithHeader | undefined =>
  workspacePages.find((page) => page.path === path);

/** Returns true when a person with this progress may open the page (D10). */
export function mayOpen(path: RoutePath, progress: Progress): boolean {
  const requires = workspacePageOf(path)?.requires;
  return !requires || gateRedirect(requires, progress) === undefined;
}
