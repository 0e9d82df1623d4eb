import { limits } from '#domain/settings/limits.ts';
import { NotSendable } from './notSendable.ts';

/** What a page's own origin may take of an address when the API is addressed relative to it: a longest host and port. */
const longestOrigin = 'https://'.length + 253 + ':65535'.length;

/** `{host}/api`; an empty host is the page's own. Anything but an http origin is a mistake of configuration. */
export function apiBase(host: string): string {
  const trimmed = host.replace(/\/+$/, '');
  if (trimmed !== '' && !/^https?:\/\/[^/]/i.test(trimmed)) {
    throw new TypeError(`The API host must be empty or start with http:// or https://: ${host}`);
  }
  return `${trimmed}/api`;
}

function encoded(text: string): string {
  if (!text.isWellFormed()) throw new NotSendable('a text in the address is broken');
  return encodeURIComponent(text);
}

/** One segment of a path. A segment that would climb out of its place is refused. */
function pathSegment(text: string): string {
  if (text === '' || text === '.' || text === '..') {
    throw new NotSendable(`not a path segment: ${JSON.stringify(text)}`);
  }
  return encoded(text);
}

/** The path of a call with its workspace and query in place. Commas join ids and stay as they are. */
export function routeOf(
  path: string,
  workspace: string,
  query: Readonly<Record<string, string>> = {},
): string {
  const filled = path.replace('{domain}', () => pathSegment(workspace));
  const pairs = Object.entries(query).map(
    ([name, value]) => `${name}=${value.split(',').map(encoded).join(',')}`,
  );
  return pairs.length === 0 ? filled : `${filled}?${pairs.join('&')}`;
}

/** How many characters an address may still grow by; below zero it is too long. */
export function roomIn(base: string, route: string): number {
  const origin = base.startsWith('/') ? longestOrigin : 0;
  return limits.maxUrlLength - origin - base.length - route.length;
}

/** True where an address stays below the base, which holds the API's origin: the token goes nowhere else. */
export function isAtApi(base: string, route: string): boolean {
  const here = 'http://page.invalid';
  const [api, target] = [new URL(base, here), new URL(base + route, here)];
  return target.pathname.startsWith(`${api.pathname}/`);
}
