import { identityOf, type PastedCells, type PasteRule } from '../lists/paste.ts';
import type { Prospect, ProspectDraft } from './prospect.ts';
import { checkProspect, type ProspectField } from './prospectForm.ts';
import { prospectColumns } from './prospectView.ts';
import type { Sheet } from '../lists/sheet.ts';
import type { TargetCompanyRef } from './targetCompany.ts';
import { t } from '../words/translate.ts';

type Companies = readonly TargetCompanyRef[];

/** Other names that spreadsheets give the columns. */
const otherHeadings: Readonly<Record<ProspectField, readonly string[]>> = {
  name: ['name', 'prospect', 'full name'],
  company: ['company name', 'target company'],
  role: ['title', 'job title'],
};

/** Lists say name, company, role as well as name, role, company: which of the two is the company is what tells them apart. */
function inOrder(
  cells: PastedCells<ProspectField>,
  isCompany: (text: string) => boolean,
): PastedCells<ProspectField> {
  const { name, company, role } = cells;
  return !isCompany(company) && isCompany(role) ? { name, company: role, role: company } : cells;
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
    columns: ['name', 'company', 'role'],
    nameColumn: 'name',
    headingsOf: (column) => [
      t(`prospects.column.${column === 'company' ? 'companyName' : column}`),
      t(`prospects.field.${column}`),
      ...otherHeadings[column],
    ],
    blank: { name: '', company: '', role: '' },
    check: (cells) => {
      const ordered = inOrder(cells, (text) => namedAs(text).length > 0);
      return checkProspect(ordered, namedAs(ordered.company));
    },
    identityOf: ({ name, companyName }) => identityOf(name, companyName),
  };
};

/** Prospects as a file or as lines. */
export const prospectSheet = (): Sheet<Prospect> => ({
  fileName: t('prospects.exportName'),
  columns: prospectColumns.map((column) => ({
    heading: t(`prospects.column.${column}`),
    value: (prospect) => prospect[column],
  })),
  lineOf: ({ name, role, companyName }) => `${name}, ${role}, ${companyName}`,
});
