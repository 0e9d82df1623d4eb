import type { GenericSchema, InferInput } from 'valibot';
import type { calls } from './contract/calls.ts';
import type { CallName } from './contract/paths.ts';
import { limits } from '#domain/settings/limits.ts';
import { keywordDescription } from '#domain/keywords/keyword.ts';
import { isEntityId } from '#domain/lists/entityId.ts';

/** Thrown instead of sending a request that is wrong. */
export class NotSendable extends Error {
  override readonly name = 'NotSendable';
}

/** One try at a request that makes a row. */
export interface Attempt {
  /** The server recognizes a repeated request by it. */
  readonly key: string;
  /** Ends the attempt. While its outcome is unknown, the same request continues it instead of starting a new one. */
  readonly end: (isKnown: boolean) => void;
}

/** Remembers attempts whose outcome is not known. */
export interface Attempts {
  /** Begins an attempt, or continues an earlier one with the same call and content whose answer was lost. */
  readonly begin: (call: string, content: string) => Attempt;
  readonly forget: (call: string) => void;
}

type Part<Name extends CallName, Side extends 'query' | 'body'> =
  (typeof calls)[Name] extends Readonly<Record<Side, infer Schema extends GenericSchema>>
    ? Readonly<Record<Side, InferInput<Schema>>>
    : unknown;

/** The request of a call: the contract defines its query and body, field by field. */
export type RequestOf<Name extends CallName> = Part<Name, 'query'> &
  Part<Name, 'body'> & {
    readonly workspace: string;
    readonly signal?: AbortSignal | undefined;
  };

export interface AnyRequest {
  readonly workspace: string;
  readonly signal?: AbortSignal | undefined;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
}

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

const isIdName = /(?:^|[a-z])id$/i;

/** The figures of a keyword, which are null when they are not known (D71). */
const figures = new Set<string>(
  Object.values(keywordDescription.fields).flatMap((field) =>
    'mayBeUnknown' in field ? field.onWire : [],
  ),
);

/** Throws for values that come from a bug: a missing value, NaN, or `undefined` and the like as an id (D12). */
export function assertSendable(value: unknown, name: string): void {
  if (value === null && figures.has(name)) return;
  if (value === undefined || value === null) throw new NotSendable(`${name} is missing`);
  if (typeof value === 'number' && !Number.isFinite(value)) {
    throw new NotSendable(`${name} is not a number`);
  }
  if (isIdName.test(name) && !isEntityId(value)) throw new NotSendable(`${name} is not an id`);
  if (typeof value !== 'object') return;
  for (const [key, part] of Object.entries(value)) {
    assertSendable(part, Array.isArray(value) ? `${name} ${key}` : key);
  }
}

/** Returns the value without the character U+0000 in its texts: it is invisible, and a server may be unable to store it. */
export function withoutNul(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\u0000', '');
  if (Array.isArray(value)) return value.map(withoutNul);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withoutNul(part)]));
}
