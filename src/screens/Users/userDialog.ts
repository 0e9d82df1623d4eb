import type { WorkspaceUser } from '#domain/people/workspaceUser.ts';

/** The open dialog. */
export type UserDialog =
  | { readonly kind: 'none' }
  | { readonly kind: 'adding' }
  | { readonly kind: 'pasting' }
  | { readonly kind: 'activity' }
  | { readonly kind: 'handingOver' }
  | { readonly kind: 'deleting'; readonly user: WorkspaceUser }
  | { readonly kind: 'deletingMany'; readonly users: readonly WorkspaceUser[] };
