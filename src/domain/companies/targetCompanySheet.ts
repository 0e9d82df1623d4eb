import { sheetColumnsOf, type Sheet } from '../lists/sheet.ts';
import { t } from '../words/translate.ts';
import {
  targetCompanyDescription,
  type TargetCompany,
  type TargetCompanyField,
} from './targetCompany.ts';

/** Returns the heading of a column. */
export const targetCompanyHeading = (name: TargetCompanyField): string =>
  t(`targetCompanies.column.${name}`);

/**
 * Returns how target companies are exported as a file and copied as lines. A function, so that the texts are in the current
 * language.
 */
export const targetCompanySheet = (): Sheet<TargetCompany> => ({
  fileName: t('targetCompanies.exportName'),
  columns: sheetColumnsOf(targetCompanyDescription, targetCompanyHeading),
  lineOf: ({ name }) => name,
});
