import { blanks, trimmed, type Problems } from '../lists/check.ts';
import type { Workspace } from './workspace.ts';

/** A field of the workspace form. */
export type WorkspaceField = 'company' | 'domain' | 'fullName';

/** The workspace form, as typed. */
export type WorkspaceFields = Readonly<Record<WorkspaceField, string>>;

/** The fields that are still blank; what a domain may be called is the slug's own rule. */
export function missingWorkspaceFields(fields: WorkspaceFields): Problems<WorkspaceField> {
  return blanks(trimmed(fields), {
    company: 'invalid.company',
    domain: 'invalid.domain',
    fullName: 'invalid.fullName',
  });
}

/** The fields of the form, in order. */
export const workspaceFields = ['company', 'domain', 'fullName'] as const;

/** True where the form still holds what was sent, space around it aside. */
export function isSameWorkspace(sent: Workspace, fields: WorkspaceFields): boolean {
  return workspaceFields.every((field) => fields[field].trim() === sent[field]);
}
