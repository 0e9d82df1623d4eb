import { listAddress, type ListView } from '../lists/listView.ts';

/** The columns of the prospect table, in the order of the specification. */
export const prospectColumns = ['name', 'companyName', 'role'] as const;
export type ProspectColumn = (typeof prospectColumns)[number];

/** How someone looks at their prospects. */
export type ProspectView = ListView<ProspectColumn>;

/** That view in the address. */
export const prospectAddress = listAddress(prospectColumns);
