import { checkTexts } from '../entities/entityForm.ts';
import { identityOf } from '../lists/identityOf.ts';
import type { PasteRule } from '../lists/paste.ts';
import { t } from '../words/translate.ts';
import { targetCompanyDescription } from './targetCompany.ts';
import { targetCompanyHeading } from './targetCompanySheet.ts';

/** The rule for pasting target companies. The name identifies a company. */
export const targetCompanyPaste: PasteRule<typeof targetCompanyDescription> = {
  description: targetCompanyDescription,
  labelOf: (name) => t(`targetCompanies.field.${name}`),
  headingOf: targetCompanyHeading,
  check: (cells) => checkTexts(targetCompanyDescription, cells),
  identityOf: ({ name }) => identityOf(name),
};
