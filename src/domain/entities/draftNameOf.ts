/** Returns the name under which a form's draft is stored: one per row, and one for a new row. */
export const draftNameOf = (list: string, row: { readonly id: string | number } | null): string =>
  [list, row?.id ?? 'new'].join('.');
