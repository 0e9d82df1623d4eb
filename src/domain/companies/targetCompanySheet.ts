import { identityOf, type PasteRule } from '../lists/paste.ts';
import type { Sheet } from '../lists/sheet.ts';
import type { TargetCompany, TargetCompanyDraft } from './targetCompany.ts';
import {
  blankTargetCompanyFields,
  checkTargetCompany,
  type TargetCompanyField,
} from './targetCompanyForm.ts';
import { targetCompanyColumns } from './targetCompanyView.ts';
import { t } from '../words/translate.ts';

/** Other names that spreadsheets give the columns. */
const otherHeadings: Readonly<Record<TargetCompanyField, readonly string[]>> = {
  name: ['name', 'company'],
  description: ['description'],
  recentNews: ['news'],
  initiatives: ['initiatives', 'challenges', 'initiatives and challenges'],
};

/** Target companies from pasted text, in the columns of the page. A company is known by its name. */
export const targetCompanyPaste: PasteRule<TargetCompanyField, TargetCompany, TargetCompanyDraft> =
  {
    columns: targetCompanyColumns,
    nameColumn: 'name',
    headingsOf: (column) => [
      t(`targetCompanies.column.${column}`),
      t(`targetCompanies.field.${column}`),
      ...otherHeadings[column],
    ],
    blank: blankTargetCompanyFields,
    check: checkTargetCompany,
    identityOf: ({ name }) => identityOf(name),
  };

/** Target companies as a file or as lines; read when used, so that it is in the language then in force. */
export const targetCompanySheet = (): Sheet<TargetCompany> => ({
  fileName: t('targetCompanies.exportName'),
  columns: targetCompanyColumns.map((column) => ({
    heading: t(`targetCompanies.column.${column}`),
    value: (company) => company[column],
  })),
  lineOf: ({ name }) => name,
});
