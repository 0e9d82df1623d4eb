import { gateRedirect, type Progress } from '../onboarding/onboarding.ts';
import { pageOf, routePaths, type RoutePath } from './routes.ts';

/** The pages inside the header, in the order of the table. */
export const workspacePages = routePaths.flatMap((path) => {
  const page = pageOf(path);
  return page.access === 'workspace' ? [{ path, ...page }] : [];
});

/** A page inside the header, with its path. */
export type PageInShell = (typeof workspacePages)[number];

/** What the table says about a page inside the header; nothing for the others. */
export const workspacePageOf = (path: RoutePath): PageInShell | undefined =>
  workspacePages.find((page) => page.path === path);

/** True where the gate of a page lets somebody in who has come this far (D10). */
export function mayOpen(path: RoutePath, progress: Progress): boolean {
  const requires = workspacePageOf(path)?.requires;
  return !requires || gateRedirect(requires, progress) === undefined;
}
