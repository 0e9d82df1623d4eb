import { longest } from '../entities/description.ts';
import { blanks, overlong, trimmed, type Problems } from '../lists/check.ts';
import { suggestedSlug } from './slug.ts';
import type { Workspace } from './workspace.ts';

/** A field of the workspace form. */
export type WorkspaceField = 'company' | 'domain' | 'fullName';

/** The workspace form as typed. */
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

/** The fields of the form in order. */
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
