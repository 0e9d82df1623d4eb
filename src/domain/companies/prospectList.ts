import { sheetColumnsOf, type Sheet } from '../lists/sheet.ts';
import { t } from '../words/translate.ts';
import {
  isNameless,
  prospectColumns,
  prospectDescription,
  type Prospect,
  type ProspectColumn,
  type ProspectDraft,
  type ProspectField,
} from './prospect.ts';
import type { TextsOf } from '../entities/description.ts';
import { identityOf, type PasteRule } from '../lists/paste.ts';
import { checkProspect } from './prospectForm.ts';
import type { TargetCompanyRef } from './targetCompany.ts';
import { listAddress, type ListView } from '../lists/listView.ts';

const prospectHeading = (name: ProspectField): string => t(`prospects.column.${name}`);

/** Returns the prospect with 'name not found yet' in place of a missing name, so that the cell is not empty. */
const withName = (prospect: Prospect): Prospect =>
  isNameless(prospect) ? { ...prospect, name: t('prospects.nameToFind') } : prospect;

export const prospectSheet = (): Sheet<Prospect> => ({
  fileName: t('prospects.exportName'),
  columns: sheetColumnsOf(prospectDescription, prospectHeading).map(({ heading, value }) => ({
    heading,
    value: (prospect) => value(withName(prospect)),
  })),
  lineOf: (prospect) => {
    const { name, role, companyName } = withName(prospect);
    return `${name}, ${role}, ${companyName}`;
  },
});

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
    const { companyName, role } = cells;
    return !isCompany(companyName) && isCompany(role)
      ? { ...cells, companyName: role, role: companyName }
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

export type ProspectView = ListView<ProspectColumn>;

export const prospectAddress = listAddress(prospectColumns);
