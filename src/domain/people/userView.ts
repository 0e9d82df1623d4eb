import { fieldNames } from '../entities/description.ts';
import { listAddress, type ListView } from '../lists/listView.ts';
import { userDescription, type UserField, type WorkspaceUser } from './workspaceUser.ts';

/** Returns the texts that the search box of the user list searches. */
export const userSearchFields = ({ name, email, role }: WorkspaceUser): readonly string[] => [
  name,
  email,
  role,
];

/** The search and sort order of the users. Every field is a column. */
export type UserView = ListView<UserField>;

/** Reads and writes this view in the address. */
export const userAddress = listAddress(fieldNames(userDescription));
