import { pasteRuleOf } from '../entities/entityPaste.ts';
import { identityOf } from '../lists/identityOf.ts';
import type { PastedCells, PasteRule } from '../lists/paste.ts';
import { t } from '../words/translate.ts';
import {
  prospectDescription,
  type Prospect,
  type ProspectDraft,
  type ProspectField,
} from './prospect.ts';
import { checkProspect } from './prospectForm.ts';
import { prospectHeading } from './prospectSheet.ts';
import type { TargetCompanyRef } from './targetCompany.ts';

type Companies = readonly TargetCompanyRef[];

/**
 * Swaps company and role when only the cell of the role names a target company. Lists come as name, company, role and as
 * name, role, company.
 */
function inOrder(
  cells: PastedCells<ProspectField>,
  isCompany: (text: string) => boolean,
): PastedCells<ProspectField> {
  const { name, companyName, role } = cells;
  return !isCompany(companyName) && isCompany(role)
    ? { name, companyName: role, role: companyName }
    : cells;
}

/** Groups the companies by name. A map, because a paste of thousands of lines looks up each one. */
const byName = (companies: Companies): ReadonlyMap<string, Companies> =>
  Map.groupBy(companies, ({ name }) => name.trim());

/**
 * Returns the rule for pasting prospects. The company must be one of the target companies (D37); name and company identify a
 * person.
 */
export const prospectPaste = (
  companies: Companies,
): PasteRule<ProspectField, Prospect, ProspectDraft> => {
  const companiesNamed = byName(companies);
  const namedAs = (text: string) => companiesNamed.get(text.trim()) ?? [];
  return {
    ...pasteRuleOf(prospectDescription, {
      labelOf: (name) => t(`prospects.field.${name}`),
      headingOf: prospectHeading,
      identityOf: ({ name, companyName }) => identityOf(name, companyName),
    }),
    // An export writes this text in place of a missing name.
    isBlank: (cell) => cell === '' || cell === t('prospects.nameToFind'),
    check: (cells) => {
      const ordered = inOrder(cells, (text) => namedAs(text).length > 0);
      return checkProspect(ordered, namedAs(ordered.companyName));
    },
  };
};
