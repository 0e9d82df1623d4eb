/** Names that belong to the product's own addresses. */
const reserved: ReadonlySet<string> = new Set([
  'www',
  'api',
  'app',
  'admin',
  'auth',
  'id',
  'login',
  'mail',
  'static',
  'cdn',
  'assets',
  'status',
  'help',
  'support',
  'docs',
  'blog',
]);

const longestLabel = 63;

export type SlugProblem = 'empty' | 'hyphen' | 'long' | 'punycode' | 'reserved';

/** What is kept of a typed domain: trimmed, lower case, only a–z, 0–9 and hyphen. */
export function toSlug(typed: string): string {
  return typed
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9-]/g, '');
}

/** Why a slug cannot be a workspace's name, if it cannot. */
export function slugProblem(slug: string): SlugProblem | undefined {
  if (slug === '') return 'empty';
  if (slug.startsWith('xn--')) return 'punycode';
  if (slug.startsWith('-') || slug.endsWith('-')) return 'hyphen';
  if (slug.length > longestLabel) return 'long';
  if (reserved.has(slug)) return 'reserved';
  return undefined;
}

interface Here {
  readonly protocol: string;
  readonly port: string;
}

/** The origin of another host of the product: same protocol and port as here. */
export function originAt(host: string, here: Here): string {
  return `${here.protocol}//${host}${here.port === '' ? '' : `:${here.port}`}`;
}

/** The origin a workspace lives at. */
export function workspaceOrigin(slug: string, apex: string, here: Here): string {
  return originAt(`${slug}.${apex}`, here);
}

/** What is known of an address while it is typed. */
export type SlugAvailability = 'unknown' | 'checking' | 'free' | 'taken';
