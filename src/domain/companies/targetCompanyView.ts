import { fieldNames } from '../entities/description.ts';
import { listAddress, type ListView } from '../lists/listView.ts';
import { targetCompanyDescription, type TargetCompanyField } from './targetCompany.ts';

/** The search and sort order of the target companies. Every field is a column. */
export type TargetCompanyView = ListView<TargetCompanyField>;

/** Reads and writes this view in the address. */
export const targetCompanyAddress = listAddress(fieldNames(targetCompanyDescription));
