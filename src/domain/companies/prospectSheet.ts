import { sheetColumnsOf, type Sheet } from '../lists/sheet.ts';
import { t } from '../words/translate.ts';
import { prospectDescription, type Prospect, type ProspectField } from './prospect.ts';
import { isNameless } from './prospectLabel.ts';

/** Returns the heading of a column. */
export const prospectHeading = (name: ProspectField): string => t(`prospects.column.${name}`);

/** Returns the prospect with 'name not found yet' in place of a missing name, so that the cell is not empty. */
const withName = (prospect: Prospect): Prospect =>
  isNameless(prospect) ? { ...prospect, name: t('prospects.nameToFind') } : prospect;

/** Returns how prospects are exported as a file and copied as lines. */
export const prospectSheet = (): Sheet<Prospect> => ({
  fileName: t('prospects.exportName'),
  columns: sheetColumnsOf(prospectDescription, prospectHeading).map(({ heading, value }) => ({
    heading,
    value: (prospect) => value(withName(prospect)),
  })),
  lineOf: (prospect) => {
    const { name, role, companyName } = withName(prospect);
    return `${name}, ${role}, ${companyName}`;
  },
});
