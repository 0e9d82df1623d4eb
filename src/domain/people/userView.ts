import { listAddress, type ListView } from '../lists/listView.ts';
import type { WorkspaceUser } from './workspaceUser.ts';

/** What the search box of the user list looks through. */
export const userSearchFields = ({ name, email, role }: WorkspaceUser): readonly string[] => [
  name,
  email,
  role,
];

/** The columns of the user table, in the order of the specification. */
export const userColumns = ['name', 'email', 'role'] as const;
export type UserColumn = (typeof userColumns)[number];

/** How someone looks at the user list. */
export type UserView = ListView<UserColumn>;

/** That view in the address. */
export const userAddress = listAddress(userColumns);
