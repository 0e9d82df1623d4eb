import type { TargetCompany } from '#domain/companies/targetCompany.ts';

/** The one dialog that is open, if any. */
export type TargetCompanyDialog =
  | { readonly kind: 'none' }
  | { readonly kind: 'adding' }
  | { readonly kind: 'pasting' }
  | { readonly kind: 'editing'; readonly company: TargetCompany }
  | { readonly kind: 'deleting'; readonly company: TargetCompany }
  | { readonly kind: 'deletingMany'; readonly companies: readonly TargetCompany[] };
