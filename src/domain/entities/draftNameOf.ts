/** The name a form's draft is kept under: one for each row of a list, and one for a row that is not added yet. */
export const draftNameOf = (list: string, row: { readonly id: string | number } | null): string =>
  [list, row?.id ?? 'new'].join('.');
