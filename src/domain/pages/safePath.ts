import { pageOf, routeOf } from './routes.ts';

const longestPath = 2048;

/** Control characters and the backslash are what a URL parser drops or turns into a slash. */
const isForbidden = (character: string): boolean =>
  character < ' ' || character === '\u007f' || character === '\\';

/** The part before `?` and `#`, as it was written. */
const pathnameOf = (raw: string): string => raw.split(/[?#]/, 1)[0] ?? '';

/**
 * The one test for every path that comes from outside: `?next=`, stored paths and the sign-in's return state.
 * Gives path and query of a page of this site that may be returned to, else nothing.
 */
export function safePath(raw: unknown, origin: string): string | undefined {
  if (typeof raw !== 'string' || raw.length > longestPath || !raw.startsWith('/')) return undefined;
  const written = pathnameOf(raw);
  if (written.startsWith('//') || Array.from(written).some(isForbidden)) return undefined;
  if (!URL.canParse(raw, origin)) return undefined;
  const url = new URL(raw, origin);
  if (url.origin !== new URL(origin).origin || url.pathname.startsWith('//')) return undefined;
  const page = routeOf(url.pathname);
  return page !== undefined && pageOf(page).access === 'workspace'
    ? `${page}${url.search}`
    : undefined;
}

/** The entry page's address that leads on to a page once signed in. */
export function entryPathFor(next: string | undefined): string {
  return next === undefined ? '/' : `/?next=${encodeURIComponent(next)}`;
}

/** The safe `next` of a query such as `?next=%2Fusps`. */
export function nextOf(search: string, origin: string): string | undefined {
  return safePath(new URLSearchParams(search).get('next'), origin);
}

/** The page that was to be opened, ready to travel in the router's state to a page that stands in its way. */
export const carryNext = (next: string | undefined) => (next === undefined ? null : { next });

/** The safe page that `carryNext` sent along. */
export function carriedNext(state: unknown, origin: string): string | undefined {
  const { next } = Object(state) as { next?: unknown };
  return safePath(next, origin);
}

/** The same page of this site without what somebody searched for on it. */
export function withoutWords(pathname: string, search: string, origin: string): string {
  const next = nextOf(search, origin);
  return pathname === '/' && next !== undefined ? entryPathFor(pathnameOf(next)) : pathname;
}
