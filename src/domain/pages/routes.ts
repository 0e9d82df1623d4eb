import { pages, type PageWithoutHeader, type WorkspacePage } from './pageTable.ts';

export type RoutePath = keyof typeof pages;

/** The paths of all pages, in the order of the table. */
export const routePaths = Object.keys(pages) as readonly RoutePath[];

export const pageOf = (path: RoutePath): PageWithoutHeader | WorkspacePage<RoutePath> =>
  pages[path];

/** Returns the page of a path name; undefined when there is none. All code decides it here. */
export function routeOf(pathname: string): RoutePath | undefined {
  const plain = pathname.toLowerCase().replace(/(?<=.)\/$/, '');
  return routePaths.find((path) => path === plain);
}
