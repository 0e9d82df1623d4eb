/** The search and the sort order of a list. Both are part of the address (D31). */
export interface ListView<Column extends string> {
  readonly search: string;
  readonly sort: { readonly column: Column; readonly isDescending: boolean } | null;
}

/** The view of a list before anyone changes it. */
export const plainListView = { search: '', sort: null } as const;

/** Reads and writes views in the query of an address. Unknown values are ignored when reading; defaults are not written. */
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
