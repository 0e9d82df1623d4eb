import { sheetColumnsOf, type Sheet } from '../lists/sheet.ts';
import { t } from '../words/translate.ts';
import {
  targetCompanyColumns,
  targetCompanyDescription,
  type TargetCompany,
  type TargetCompanyColumn,
  type TargetCompanyField,
} from './targetCompany.ts';
import { checkTexts } from '../entities/entityForm.ts';
import { textsOf } from '../entities/texts.ts';
import { identityOf, websiteKey } from '../lists/identity.ts';
import type { PasteRule } from '../lists/paste.ts';
import { listAddress, type ListView } from '../lists/listView.ts';

const targetCompanyHeading = (name: TargetCompanyField): string =>
  t(`targetCompanies.column.${name}`);

/** The headings of the columns that HubSpot has too. Other CRMs know them as well. */
const hubSpotHeadings: Readonly<Partial<Record<TargetCompanyField, string>>> = {
  name: 'Company name',
  description: 'Description',
  website: 'Website URL',
  foreignId: 'Record ID',
};

/**
 * Returns how target companies are exported as a file and copied as lines. A function, so that the texts are in the current
 * language.
 */
export const targetCompanySheet = (): Sheet<TargetCompany> => ({
  fileName: t('targetCompanies.exportName'),
  columns: sheetColumnsOf(
    targetCompanyDescription,
    (name) => hubSpotHeadings[name] ?? targetCompanyHeading(name),
  ),
  lineOf: ({ name }) => name,
});

export const targetCompanyPaste: PasteRule<typeof targetCompanyDescription> = {
  description: targetCompanyDescription,
  labelOf: (name) => t(`targetCompanies.field.${name}`),
  headingOf: targetCompanyHeading,
  check: (cells, row) =>
    checkTexts(targetCompanyDescription, cells, row && textsOf(targetCompanyDescription, row)),
  keysOf: ({ foreignId, website, name }) => [
    foreignId.trim(),
    websiteKey(website),
    identityOf(name),
  ],
};

export type TargetCompanyView = ListView<TargetCompanyColumn>;

export const targetCompanyAddress = listAddress(targetCompanyColumns);
