import { fieldNames } from '../entities/description.ts';
import { listAddress, type ListView } from '../lists/listView.ts';
import { userDescription, type UserField, type WorkspaceUser } from './workspaceUser.ts';

/** What the search box of the user list looks through. */
export const userSearchFields = ({ name, email, role }: WorkspaceUser): readonly string[] => [
  name,
  email,
  role,
];

/** How someone looks at the user list: each field is a column. */
export type UserView = ListView<UserField>;

/** That view in the address. */
export const userAddress = listAddress(fieldNames(userDescription));
