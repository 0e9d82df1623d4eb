import type { ScoredKeyword } from '#domain/keywords/keywordView.ts';

/** The open dialog. */
export type KeywordDialog =
  | { readonly kind: 'none' }
  | { readonly kind: 'adding' }
  | { readonly kind: 'pasting' }
  | { readonly kind: 'why'; readonly keyword: ScoredKeyword }
  | { readonly kind: 'deleting'; readonly keyword: ScoredKeyword }
  | { readonly kind: 'deletingMany'; readonly rows: readonly ScoredKeyword[] };
