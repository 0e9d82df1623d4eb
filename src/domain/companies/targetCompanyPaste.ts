import { pasteRuleOf } from '../entities/entityPaste.ts';
import { identityOf } from '../lists/identityOf.ts';
import { t } from '../words/translate.ts';
import { targetCompanyDescription } from './targetCompany.ts';
import { targetCompanyHeading } from './targetCompanySheet.ts';

/** Target companies from pasted text. A company is known by its name. */
export const targetCompanyPaste = pasteRuleOf(targetCompanyDescription, {
  labelOf: (name) => t(`targetCompanies.field.${name}`),
  headingOf: targetCompanyHeading,
  identityOf: ({ name }) => identityOf(name),
});
