import { sheetColumnsOf } from '../entities/entitySheet.ts';
import type { Sheet } from '../lists/sheet.ts';
import { t } from '../words/translate.ts';
import { prospectDescription, type Prospect, type ProspectField } from './prospect.ts';
import { isNameless } from './prospectLabel.ts';

/** What a column is called. */
export const prospectHeading = (name: ProspectField): string => t(`prospects.column.${name}`);

/** A name that is to be found is said to be, where its column would be empty. */
const withName = (prospect: Prospect): Prospect =>
  isNameless(prospect) ? { ...prospect, name: t('prospects.nameToFind') } : prospect;

/** Prospects as a file or as lines. */
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
