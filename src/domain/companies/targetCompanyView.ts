import { fieldNames } from '../entities/description.ts';
import { listAddress, type ListView } from '../lists/listView.ts';
import { targetCompanyDescription, type TargetCompanyField } from './targetCompany.ts';

/** How someone looks at their target companies: each field is a column. */
export type TargetCompanyView = ListView<TargetCompanyField>;

/** That view in the address. */
export const targetCompanyAddress = listAddress(fieldNames(targetCompanyDescription));
