import { limits } from '../../settings/limits.ts';

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
