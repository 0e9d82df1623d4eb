import { foldText } from '#text/foldText.ts';

/** Names of the product's own addresses: the demo workspace (D3), the fallback apex, and those of services. */
const reserved: ReadonlySet<string> = new Set([
  'demo',
  'localhost',
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

const maxLabelLength = 63;

export type SlugProblem = 'empty' | 'hyphen' | 'long' | 'punycode' | 'reserved';

/** Cleans a typed domain: trimmed, lower case, only a–z, 0–9 and hyphen. */
export function toSlug(typed: string): string {
  return typed
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9-]/g, '');
}

/** Returns the domain that a company's name suggests: 'Müller & Söhne' becomes 'muller-sohne'. */
export function suggestedSlug(company: string): string {
  const words = foldText(company)
    .replace(/['’]/g, '')
    .split(/[^a-z0-9]+/);
  return words.filter(Boolean).join('-').slice(0, maxLabelLength).replace(/-+$/, '');
}

/** Returns why a slug cannot be a workspace name; undefined when it can. */
export function slugProblem(slug: string): SlugProblem | undefined {
  if (slug === '') return 'empty';
  if (slug.startsWith('xn--')) return 'punycode';
  if (slug.startsWith('-') || slug.endsWith('-')) return 'hyphen';
  if (slug.length > maxLabelLength) return 'long';
  if (reserved.has(slug)) return 'reserved';
  return undefined;
}

/** The availability of a workspace name, as far as it is known while typing. */
export type SlugAvailability = 'unknown' | 'checking' | 'free' | 'taken';
