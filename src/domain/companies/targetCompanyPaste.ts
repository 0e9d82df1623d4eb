import { pasteRuleOf } from '../entities/entityPaste.ts';
import { identityOf } from '../lists/identityOf.ts';
import { t } from '../words/translate.ts';
import { targetCompanyDescription } from './targetCompany.ts';
import { targetCompanyHeading } from './targetCompanySheet.ts';

/** The rule for pasting target companies. The name identifies a company. */
export const targetCompanyPaste = pasteRuleOf(targetCompanyDescription, {
  labelOf: (name) => t(`targetCompanies.field.${name}`),
  headingOf: targetCompanyHeading,
  identityOf: ({ name }) => identityOf(name),
});
