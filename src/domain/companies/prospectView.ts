import { fieldNames } from '../entities/description.ts';
import { listAddress, type ListView } from '../lists/listView.ts';
import { prospectDescription, type ProspectField } from './prospect.ts';

/** The search and sort order of the prospects. Every field is a column. */
export type ProspectView = ListView<ProspectField>;

/** Reads and writes this view in the address. */
export const prospectAddress = listAddress(fieldNames(prospectDescription));
