import { readGoneView, writeGoneView, type GoneView } from '../evidence/grounds.ts';
import { limits } from '../settings/limits.ts';

/** The search, the sort order and the filter of any list. All are part of the address (D31). */
export interface ListView<Column extends string> extends GoneView {
  readonly search: string;
  readonly sort: { readonly column: Column; readonly isDescending: boolean } | null;
}

export const plainListView = { search: '', sort: null, isGone: false } as const;

/** Reads and writes views in the query of an address. Unknown values are ignored when reading; defaults are not written. */
export function listAddress<Column extends string>(columns: readonly Column[]) {
  return {
    read: (query: URLSearchParams): ListView<Column> => {
      const sort = query.get('sort') ?? '';
      const column = columns.find((known) => known === sort.replace(/^-/, ''));
      return {
        search: query.get('q') ?? '',
        sort: column ? { column, isDescending: sort.startsWith('-') } : null,
        ...readGoneView(query),
      };
    },
    write: ({ search, sort, isGone }: ListView<Column>): URLSearchParams => {
      const query = new URLSearchParams();
      if (search !== '') query.set('q', search);
      if (sort) query.set('sort', `${sort.isDescending ? '-' : ''}${sort.column}`);
      writeGoneView({ isGone }, query);
      return query;
    },
  };
}

const nameParameter = 'view';

/** The view of a list, and the name of the saved view it is based on; null without one. */
export interface NamedView<View> {
  readonly view: View;
  readonly name: string | null;
}

/** Reads and writes the view of a list in the query of an address. */
export interface ViewAddress<View> {
  readonly read: (query: URLSearchParams) => View;
  readonly write: (view: View) => URLSearchParams;
}

/** Returns a query with the name of a view added to its search, filters and sort. */
export function namedQuery(query: string, name: string | null): URLSearchParams {
  const named = new URLSearchParams(query);
  if (name !== null) named.set(nameParameter, name);
  return named;
}

/** Adds the name of a saved view to what `read` and `write` handle. */
export const namedAddress = <View>({
  read,
  write,
}: ViewAddress<View>): ViewAddress<NamedView<View>> => ({
  read: (query) => {
    const name = query.get(nameParameter)?.trim() ?? '';
    const isName = name !== '' && name.length <= limits.savedViews.nameLength;
    return { view: read(query), name: isName ? name : null };
  },
  write: ({ view, name }) => namedQuery(write(view).toString(), name),
});
