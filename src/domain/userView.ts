import type { WorkspaceUser } from './workspaceUser.ts';

/** What the search box of the user list looks through. */
export const userSearchText = ({ name, email, role }: WorkspaceUser): string =>
  [name, email, role].join('\n');

/** How someone looks at the user list; it lives in the address. */
export interface UserView {
  readonly search: string;
  readonly sort: { readonly column: UserColumn; readonly isDescending: boolean } | null;
}

export const userColumns = ['name', 'email', 'role'] as const;
export type UserColumn = (typeof userColumns)[number];

/** Reads a view from the query of an address; what makes no sense there is ignored. */
export function readUserView(query: URLSearchParams): UserView {
  const sort = query.get('sort') ?? '';
  const column = userColumns.find((known) => known === sort.replace(/^-/, ''));
  return {
    search: query.get('q') ?? '',
    sort: column ? { column, isDescending: sort.startsWith('-') } : null,
  };
}

/** Writes a view into a query, leaving out what is plain. */
export function writeUserView({ search, sort }: UserView): URLSearchParams {
  const query = new URLSearchParams();
  if (search !== '') query.set('q', search);
  if (sort) query.set('sort', `${sort.isDescending ? '-' : ''}${sort.column}`);
  return query;
}
