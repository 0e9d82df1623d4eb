import type { Checked } from '#components/Form/formStore.ts';
import {
  missingWorkspaceFields,
  slugProblem,
  type Workspace,
  type WorkspaceField,
  type WorkspaceFields,
} from '#domain/session/workspace.ts';
import { t } from '#domain/words/translate.ts';

/** The error message of each invalid field. */
export type WorkspaceProblems = { readonly [Field in WorkspaceField]?: string };

/** Checks the form: no field is blank, and the domain is valid as the first label of a host. */
export function checkWorkspace(fields: WorkspaceFields): Checked<Workspace, WorkspaceProblems> {
  const problems: { [Field in WorkspaceField]?: string } = {};
  for (const [field, key] of Object.entries(missingWorkspaceFields(fields)))
    problems[field as WorkspaceField] = t(key);
  const slug = slugProblem(fields.domain);
  if (slug !== undefined && slug !== 'empty') problems.domain = t(`entry.slug.${slug}`);
  if (Object.keys(problems).length > 0) return { isValid: false, problems };
  const { company, domain, fullName } = fields;
  return {
    isValid: true,
    value: { company: company.trim(), domain, fullName: fullName.trim() },
  };
}
