import { pages, type OuterPage, type WorkspacePage } from './pageTable.ts';

export type RoutePath = keyof typeof pages;

/** The paths of all pages, in the order of the table. */
export const routePaths = Object.keys(pages) as readonly RoutePath[];

/** What the table says about a page. */
export const pageOf = (path: RoutePath): OuterPage | WorkspacePage<RoutePath> => pages[path];

/** A path name without what does not matter: letter case and one trailing slash. Runs in the document as well, on its own. */
export const plainPath = (pathname: string): string =>
  pathname.toLowerCase().replace(/(?<=.)\/$/, '');

/** The one place that decides which page a path name belongs to. */
export function routeOf(pathname: string): RoutePath | undefined {
  const plain = plainPath(pathname);
  return routePaths.find((path) => path === plain);
}
