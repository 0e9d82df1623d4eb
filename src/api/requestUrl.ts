import { limits } from '#domain/settings/limits.ts';
import { NotSendable } from './notSendable.ts';

/** Reserved for the page's origin when the API's address is relative: the longest host and port. */
const longestOrigin = 'https://'.length + 253 + ':65535'.length;

/** Returns `{host}/api`; an empty host means the page's own. Throws when the configured host is not an http origin. */
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

/** Encodes one segment of a path. Refuses segments that would change the rest of the path. */
function pathSegment(text: string): string {
  if (text === '' || text === '.' || text === '..') {
    throw new NotSendable(`not a path segment: ${JSON.stringify(text)}`);
  }
  return encoded(text);
}

/** Returns the path of a call with its workspace and query. Commas join ids and are not encoded. */
export function callPath(
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

/** Returns how many characters can still be added to a URL; negative when it is too long. */
export function charactersLeft(base: string, path: string): number {
  const origin = base.startsWith('/') ? longestOrigin : 0;
  return limits.maxUrlLength - origin - base.length - path.length;
}

/** True when a URL is below the API's base. The token is sent nowhere else. */
export function isBelowApi(base: string, path: string): boolean {
  const here = 'http://page.invalid';
  const [api, target] = [new URL(base, here), new URL(base + path, here)];
  return target.pathname.startsWith(`${api.pathname}/`);
}
