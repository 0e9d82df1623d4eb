import { foldText } from '#text/foldText.ts';
import { longest } from '../entities/description.ts';
import { blanks, overlong, trimmed, type Problems } from '../lists/check.ts';

/** A workspace to create: its owner, and the label of its subdomain. */
export interface Workspace {
  readonly company: string;
  readonly domain: string;
  readonly fullName: string;
}

/** A workspace that the signed-in person is a member of (D84). */
export interface OwnWorkspace extends Pick<Workspace, 'company' | 'domain'> {
  /** True until they have opened it: so far somebody has only named their address there. */
  readonly isInvited?: boolean | undefined;
}

/** Names of the product's own addresses: the demo workspace (D3), the fallback apex, and those of services. */
const reserved =
  'demo localhost www api app admin auth id login mail static cdn assets status help support docs blog'.split(
    ' ',
  );

const maxLabelLength = 63;

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
export function slugProblem(slug: string) {
  if (slug === '') return 'empty';
  if (slug.startsWith('xn--')) return 'punycode';
  if (slug.startsWith('-') || slug.endsWith('-')) return 'hyphen';
  if (slug.length > maxLabelLength) return 'long';
  if (reserved.includes(slug)) return 'reserved';
  return undefined;
}

/** The availability of a workspace name, as far as it is known while typing. */
export type SlugAvailability = 'unknown' | 'checking' | 'free' | 'taken';

export type WorkspaceField = 'company' | 'domain' | 'fullName';

export type WorkspaceFields = Readonly<Record<WorkspaceField, string>>;

/** Returns the problems of blank and too long fields. `slugProblem` has the other rules for the domain. */
export function missingWorkspaceFields(fields: WorkspaceFields): Problems<WorkspaceField> {
  const given = trimmed(fields);
  return {
    ...overlong(given, { company: longest.name, fullName: longest.name }),
    ...blanks(given, {
      company: 'invalid.company',
      domain: 'invalid.domain',
      fullName: 'invalid.fullName',
    }),
  };
}

export const workspaceFields = ['company', 'domain', 'fullName'] as const;

/**
 * Returns the fields to change when a company is typed. The domain follows the company's name until the person types a
 * domain.
 */
export function withCompany(
  { company, domain }: WorkspaceFields,
  typed: string,
): Partial<WorkspaceFields> {
  const follows = domain === suggestedSlug(company);
  return { company: typed, ...(follows && { domain: suggestedSlug(typed) }) };
}

/** Returns true when the form still has what was sent, ignoring surrounding white space. */
export function isSameWorkspace(sent: Workspace, fields: WorkspaceFields): boolean {
  return workspaceFields.every((field) => fields[field].trim() === sent[field]);
}
