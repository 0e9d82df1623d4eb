import type { TextsOf } from '../entities/description.ts';
import { identityOf } from '../lists/identityOf.ts';
import type { PasteRule } from '../lists/paste.ts';
import { t } from '../words/translate.ts';
import { prospectDescription, type ProspectDraft } from './prospect.ts';
import { checkProspect } from './prospectForm.ts';
import { prospectHeading } from './prospectSheet.ts';
import type { TargetCompanyRef } from './targetCompany.ts';

/**
 * Returns the rule for pasting prospects. The company must be one of the target companies (D37); name and company identify a
 * person.
 */
export function prospectPaste(
  companies: readonly TargetCompanyRef[],
): PasteRule<typeof prospectDescription, ProspectDraft> {
  // A map, because a paste of thousands of lines looks up each one.
  const byName = Map.groupBy(companies, ({ name }) => name.trim());
  const isCompany = (text: string) => byName.has(text.trim());
  /** Swaps company and role when only the role names a company: lists also come as name, role, company. */
  const inOrder = (cells: TextsOf<typeof prospectDescription>) => {
    const { name, companyName, role } = cells;
    return !isCompany(companyName) && isCompany(role)
      ? { name, companyName: role, role: companyName }
      : cells;
  };
  return {
    description: prospectDescription,
    labelOf: (name) => t(`prospects.field.${name}`),
    headingOf: prospectHeading,
    missing: () => t('prospects.nameToFind'),
    check: (cells) => {
      const ordered = inOrder(cells);
      return checkProspect(ordered, byName.get(ordered.companyName.trim()) ?? []);
    },
    identityOf: ({ name, companyName }) => identityOf(name, companyName),
  };
}
