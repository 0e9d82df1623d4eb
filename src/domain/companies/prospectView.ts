import { fieldNames } from '../entities/description.ts';
import { listAddress, type ListView } from '../lists/listView.ts';
import { prospectDescription, type ProspectField } from './prospect.ts';

/** How someone looks at their prospects: each field is a column. */
export type ProspectView = ListView<ProspectField>;

/** That view in the address. */
export const prospectAddress = listAddress(fieldNames(prospectDescription));
