import { listAddress, type ListView } from '../lists/listView.ts';

/** The columns of the target company table, in the order of the specification. */
export const targetCompanyColumns = ['name', 'description', 'recentNews', 'initiatives'] as const;
export type TargetCompanyColumn = (typeof targetCompanyColumns)[number];

/** How someone looks at their target companies. */
export type TargetCompanyView = ListView<TargetCompanyColumn>;

/** That view in the address. */
export const targetCompanyAddress = listAddress(targetCompanyColumns);
