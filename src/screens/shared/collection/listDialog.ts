/** The open dialog of a list. */
export type ListDialog<Row> =
  | { readonly kind: 'none' }
  | { readonly kind: 'adding' }
  | { readonly kind: 'pasting' }
  | { readonly kind: 'editing'; readonly row: Row }
  | { readonly kind: 'deleting'; readonly row: Row }
  | { readonly kind: 'deletingMany'; readonly rows: readonly Row[] };
