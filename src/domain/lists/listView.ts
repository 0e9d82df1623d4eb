/** How someone looks at a list: what they search for and how it is sorted. It lives in the address (D31). */
export interface ListView<Column extends string> {
  readonly search: string;
  readonly sort: { readonly column: Column; readonly isDescending: boolean } | null;
}

/** A list as it is looked at first. */
export const plainListView = { search: '', sort: null } as const;

/** Reads views from the query of an address and writes them there; what makes no sense in one is ignored, what is plain is left out. */
export function listAddress<Column extends string>(columns: readonly Column[]) {
  return {
    read: (query: URLSearchParams): ListView<Column> => {
      const sort = query.get('sort') ?? '';
      const column = columns.find((known) => known === sort.replace(/^-/, ''));
      return {
        search: query.get('q') ?? '',
        sort: column ? { column, isDescending: sort.startsWith('-') } : null,
      };
    },
    write: ({ search, sort }: ListView<Column>): URLSearchParams => {
      const query = new URLSearchParams();
      if (search !== '') query.set('q', search);
      if (sort) query.set('sort', `${sort.isDescending ? '-' : ''}${sort.column}`);
      return query;
    },
  };
}
