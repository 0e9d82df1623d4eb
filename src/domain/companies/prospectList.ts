import { foldText } from '#text/foldText.ts';
import type { Sheet } from '../lists/sheet.ts';
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
import { emailKey, identityOf } from '../lists/identity.ts';
import type { PasteRule } from '../lists/paste.ts';
import { checkProspect } from './prospectForm.ts';
import type { TargetCompanyRef } from './targetCompany.ts';
import { listAddress, type ListView, type ViewAddress } from '../lists/listView.ts';

const prospectHeading = (name: ProspectField): string => t(`prospects.column.${name}`);

/** Returns the first word of a name, and the rest. */
function nameParts(name: string): readonly [first: string, rest: string] {
  const trimmed = name.trim();
  const end = trimmed.search(/\s/);
  return end < 0 ? [trimmed, ''] : [trimmed.slice(0, end), trimmed.slice(end).trim()];
}

/** The file has the headings of HubSpot, which other CRMs know too, and no name where none is known. */
export const prospectSheet = (): Sheet<Prospect> => ({
  fileName: t('prospects.exportName'),
  columns: [
    { heading: 'Record ID', value: ({ foreignId }) => foreignId },
    { heading: 'First Name', value: ({ name }) => nameParts(name)[0] },
    { heading: 'Last Name', value: ({ name }) => nameParts(name)[1] },
    { heading: 'Email', value: ({ email }) => email },
    { heading: 'Job Title', value: ({ role }) => role },
    { heading: 'Company Name', value: ({ companyName }) => companyName },
  ],
  lineOf: (prospect) => {
    const { role, companyName } = prospect;
    const name = isNameless(prospect) ? t('prospects.nameToFind') : prospect.name;
    return `${name}, ${role}, ${companyName}`;
  },
});

/**
 * Returns the rule for pasting prospects. The company must be one of the target companies (D37), in any case if only one has
 * the name.
 */
export function prospectPaste(
  companies: readonly TargetCompanyRef[],
): PasteRule<typeof prospectDescription, ProspectDraft> {
  // Maps, because a paste of thousands of lines looks up each one.
  const byName = Map.groupBy(companies, ({ name }) => name.trim());
  const byFolded = Map.groupBy(companies, ({ name }) => foldText(name));
  const byId = new Map(companies.map((company) => [String(company.id), company]));
  const namedBy = (text: string): readonly TargetCompanyRef[] => {
    const [exact = [], alike = []] = [byName.get(text.trim()), byFolded.get(foldText(text))];
    return exact.length > 0 || alike.length > 1 ? exact : alike;
  };
  /** Swaps company and role when only the role names a company: lists also come as name, role, company. */
  const inOrder = (cells: TextsOf<typeof prospectDescription>) => {
    const { companyName, role } = cells;
    return namedBy(companyName).length === 0 && namedBy(role).length > 0
      ? { ...cells, companyName: role, role: companyName }
      : cells;
  };
  return {
    description: prospectDescription,
    labelOf: (name) => t(`prospects.field.${name}`),
    headingOf: prospectHeading,
    missing: () => t('prospects.nameToFind'),
    inOrder,
    check: (cells, row) => {
      const { targetCompanyId = null }: Partial<Prospect> = row ?? {};
      // Who stays at a company stays there under its new name too.
      const stays = row?.companyName === cells.companyName && byId.get(String(targetCompanyId));
      const at = stays ? [stays] : namedBy(cells.companyName);
      return checkProspect(
        { ...cells, companyName: at[0]?.name ?? cells.companyName },
        at,
        targetCompanyId,
        row,
      );
    },
    keysOf: ({ foreignId, email, name, role, companyName }) => [
      foreignId.trim(),
      emailKey(email),
      // Who has no name yet is known by the role.
      name.trim() === '' ? identityOf('', role, companyName) : identityOf(name, companyName),
    ],
  };
}

export interface ProspectView extends ListView<ProspectColumn> {
  /** True to show only people who are due for a follow-up (D95). */
  readonly isDue: boolean;
}

const address = listAddress(prospectColumns);

export const prospectAddress: ViewAddress<ProspectView> = {
  read: (query) => ({ ...address.read(query), isDue: query.get('due') === '1' }),
  write: (view) => {
    const query = address.write(view);
    if (view.isDue) query.set('due', '1');
    return query;
  },
};
