import type { WorkspaceUser } from '#domain/people/workspaceUser.ts';

/** The one dialog that is open, if any. */
export type UserDialog =
  | { readonly kind: 'none' }
  | { readonly kind: 'adding' }
  | { readonly kind: 'pasting' }
  | { readonly kind: 'deleting'; readonly user: WorkspaceUser }
  | { readonly kind: 'deletingMany'; readonly users: readonly WorkspaceUser[] };
