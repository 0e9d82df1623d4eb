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

/** Lists say name, company, role as well as name, role, company: which of the two is the company is what tells them apart. */
function inOrder(
  cells: PastedCells<ProspectField>,
  isCompany: (text: string) => boolean,
): PastedCells<ProspectField> {
  const { name, companyName, role } = cells;
  return !isCompany(companyName) && isCompany(role)
    ? { name, companyName: role, role: companyName }
    : cells;
}

/** The companies by name, so that a line of thousands asks for its own only. */
const byName = (companies: Companies): ReadonlyMap<string, Companies> =>
  Map.groupBy(companies, ({ name }) => name.trim());

/** Prospects from pasted text. The company must be one of the target companies (D37); a person is known by name and company. */
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
    // Its own export says so where there is no name.
    isBlank: (cell) => cell === '' || cell === t('prospects.nameToFind'),
    check: (cells) => {
      const ordered = inOrder(cells, (text) => namedAs(text).length > 0);
      return checkProspect(ordered, namedAs(ordered.companyName));
    },
  };
};
