import { sheetColumnsOf } from '../entities/entitySheet.ts';
import type { Sheet } from '../lists/sheet.ts';
import { t } from '../words/translate.ts';
import { prospectDescription, type Prospect, type ProspectField } from './prospect.ts';

/** What a column is called. */
export const prospectHeading = (name: ProspectField): string => t(`prospects.column.${name}`);

/** Prospects as a file or as lines. */
export const prospectSheet = (): Sheet<Prospect> => ({
  fileName: t('prospects.exportName'),
  columns: sheetColumnsOf(prospectDescription, prospectHeading),
  lineOf: ({ name, role, companyName }) => `${name}, ${role}, ${companyName}`,
});
