import type { Prospect } from '#domain/companies/prospect.ts';

/** The one dialog that is open, if any. */
export type ProspectDialog =
  | { readonly kind: 'none' }
  | { readonly kind: 'adding' }
  | { readonly kind: 'pasting' }
  | { readonly kind: 'editing'; readonly prospect: Prospect }
  | { readonly kind: 'deleting'; readonly prospect: Prospect }
  | { readonly kind: 'deletingMany'; readonly prospects: readonly Prospect[] };
