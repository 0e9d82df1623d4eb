import { limits } from '../../settings/limits.ts';

const nameParameter = 'view';

/** How a list is looked at, and the name of the view that this began with. */
export interface NamedLook<Look> {
  readonly look: Look;
  readonly name: string | null;
}

/** Reads and writes the look at a list in the query of an address. */
export interface LookAddress<Look> {
  readonly read: (query: URLSearchParams) => Look;
  readonly write: (look: Look) => URLSearchParams;
}

/** The query that shows a view: its name stands beside its search, filters and sort. */
export function namedQuery(query: string, name: string | null): URLSearchParams {
  const named = new URLSearchParams(query);
  if (name !== null) named.set(nameParameter, name);
  return named;
}

/** The same address with the name of a view in it. */
export const namedAddress = <Look>({
  read,
  write,
}: LookAddress<Look>): LookAddress<NamedLook<Look>> => ({
  read: (query) => {
    const name = query.get(nameParameter)?.trim() ?? '';
    const isName = name !== '' && name.length <= limits.savedViews.nameLength;
    return { look: read(query), name: isName ? name : null };
  },
  write: ({ look, name }) => namedQuery(write(look).toString(), name),
});
