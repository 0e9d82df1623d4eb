import { pageOf, routeOf } from './routes.ts';

const longestPath = 2048;

/** Returns true for control characters and the backslash, which a URL parser drops or turns into a slash. */
const isForbidden = (character: string): boolean =>
  character < ' ' || character === '\u007f' || character === '\\';

/** Returns the part before `?` and `#`, unchanged. */
const pathnameOf = (raw: string): string => raw.split(/[?#]/, 1)[0] ?? '';

/**
 * Returns the path and query of a page inside the header; undefined for anything else. Checks every path that comes from
 * outside: `?next=`, stored paths and the state of a sign-in.
 */
export function safePath(raw: unknown, origin: string): string | undefined {
  if (typeof raw !== 'string' || raw.length > longestPath || !raw.startsWith('/')) return undefined;
  const written = pathnameOf(raw);
  if (Array.from(written).some(isForbidden)) return undefined;
  if (!URL.canParse(raw, origin)) return undefined;
  const url = new URL(raw, origin);
  if (url.origin !== new URL(origin).origin || url.pathname.startsWith('//')) return undefined;
  const page = routeOf(url.pathname);
  return page !== undefined && pageOf(page).access === 'workspace'
    ? `${page}${url.search}`
    : undefined;
}

/** Returns the address of the entry page, which redirects to `next` after the sign-in. */
export function entryPathFor(next: string | undefined): string {
  return next === undefined ? '/' : `/?next=${encodeURIComponent(next)}`;
}

/** Returns the checked `next` of a query such as `?next=%2Fusps`; undefined without one. */
export function nextOf(search: string, origin: string): string | undefined {
  return safePath(new URLSearchParams(search).get('next'), origin);
}

/** Returns the router state that carries the requested page through a page in between. */
export const carryNext = (next: string | undefined) => (next === undefined ? null : { next });

/** Returns the checked page in the router state; undefined without one. */
export function carriedNext(state: unknown, origin: string): string | undefined {
  const { next } = Object(state) as { next?: unknown };
  return safePath(next, origin);
}

/** Returns the same address without its search terms. */
export function withoutSearchTerms(pathname: string, search: string, origin: string): string {
  const next = nextOf(search, origin);
  return pathname === '/' && next !== undefined ? entryPathFor(pathnameOf(next)) : pathname;
}
