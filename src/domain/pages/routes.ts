import type { OnboardingStage } from '../onboarding/onboarding.ts';

/** Who may open a page: anyone, anyone signed in, or someone signed in to a workspace that exists. */
export type Access = 'public' | 'signedIn' | 'workspace';

export interface RouteRule {
  readonly access: Access;
  /** The onboarding step the page requires; without it the page is not gated by progress. */
  readonly requires?: Exclude<OnboardingStage, 'done'>;
}

/** Section 2's route table. A path that is not in it goes to `/`. */
export const routes = {
  '/': { access: 'public' },
  '/create-tenant': { access: 'signedIn' },
  '/tenant-not-found': { access: 'public' },
  '/business-info': { access: 'workspace', requires: 'business-info' },
  '/usps': { access: 'workspace', requires: 'usps' },
  '/icps': { access: 'workspace', requires: 'icps' },
  '/geos': { access: 'workspace', requires: 'geos' },
  '/dashboard': { access: 'workspace' },
  '/users': { access: 'workspace' },
  '/target-companies': { access: 'workspace' },
  '/prospects': { access: 'workspace' },
  '/email-variations': { access: 'workspace' },
  '/keyword-research': { access: 'workspace' },
  '/content-research': { access: 'workspace' },
} as const satisfies Readonly<Record<string, RouteRule>>;

export type RoutePath = keyof typeof routes;

/** The paths of all pages, in the order of the table. */
export const routePaths = Object.keys(routes) as readonly RoutePath[];

/** What the table says about a page. */
export const ruleOf = (path: RoutePath): RouteRule => routes[path];

/** A path name without what does not matter: letter case and one trailing slash. Runs in the document as well, on its own. */
export const plainPath = (pathname: string): string =>
  pathname.toLowerCase().replace(/(?<=.)\/$/, '');

/** The one place that decides which page a path name belongs to. */
export function routeOf(pathname: string): RoutePath | undefined {
  const plain = plainPath(pathname);
  return routePaths.find((path) => path === plain);
}
