import { sheetColumnsOf } from '../entities/entitySheet.ts';
import type { Sheet } from '../lists/sheet.ts';
import { t } from '../words/translate.ts';
import {
  targetCompanyDescription,
  type TargetCompany,
  type TargetCompanyField,
} from './targetCompany.ts';

/** What a column is called. */
export const targetCompanyHeading = (name: TargetCompanyField): string =>
  t(`targetCompanies.column.${name}`);

/** Target companies as a file or as lines; read when used, so that it is in the language then in force. */
export const targetCompanySheet = (): Sheet<TargetCompany> => ({
  fileName: t('targetCompanies.exportName'),
  columns: sheetColumnsOf(targetCompanyDescription, targetCompanyHeading),
  lineOf: ({ name }) => name,
});
