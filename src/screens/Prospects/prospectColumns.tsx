import Plus from 'lucide-react/icons/plus';
import styled from 'styled-components';
import type { Column } from '#components/DataTable/types.ts';
import { Link } from '#components/Link/Link.tsx';
import { color } from '#components/theme/tokens.ts';
import { siteName } from '#domain/companies/companySite.ts';
import {
  isNameless,
  prospectColumns,
  prospectLabel,
  type Prospect,
  type ProspectColumn,
} from '#domain/companies/prospect.ts';
import { fieldGrounds } from '#domain/evidence/grounds.ts';
import { t } from '#domain/words/translate.ts';
import { CellNote } from '../list/CellNote.ts';

const widths: Readonly<Record<ProspectColumn, readonly [least: number, share: number]>> = {
  name: [176, 240],
  companyName: [160, 240],
  role: [160, 240],
  email: [200, 240],
};

const AddName = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 26px;
  padding: 0;
  border: 0;
  background: none;
  color: ${color.muted};
  font: inherit;
  font-weight: 400;
  text-align: start;
  text-decoration: underline dotted;
  text-underline-offset: 3px;
  cursor: pointer;
  &:hover {
    color: ${color.text};
  }
  svg {
    flex: none;
    color: ${color.accent};
  }
`;

/** A person's name with a link to its source page. Shown in place of a missing name: a button that opens its input. */
function nameOf(prospect: Prospect, onAddName: (prospect: Prospect) => void) {
  if (isNameless(prospect))
    return (
      <AddName
        type="button"
        aria-label={t('prospects.addNameOf', { label: prospectLabel(prospect) })}
        onClick={() => onAddName(prospect)}
      >
        {t('prospects.nameToFind')}
        <Plus size={14} strokeWidth={2.5} data-screen-only aria-hidden />
      </AddName>
    );
  const page = fieldGrounds(prospect, 'name').evidence.find(({ url }) => url !== undefined)?.url;
  if (page === undefined) return prospect.name;
  const site = siteName(page);
  // Separate texts, so that the fit check accepts a cut-off site in a narrow card, but not cut-off words of the product.
  const [before = '', after = ''] = t('prospects.namedOn', { site }).split(site);
  return (
    <>
      {prospect.name}
      <CellNote>
        <Link href={page} isExternal>
          {before}
          {site}
          {after}
        </Link>
      </CellNote>
    </>
  );
}

/** The three columns of the specification, and the email. A missing name can be filled in. */
export function columnsOf(
  onAddName: (prospect: Prospect) => void,
): readonly (Column<Prospect> & { readonly key: ProspectColumn })[] {
  return prospectColumns.map((key) => {
    const [width, grow] = widths[key];
    return {
      key,
      header: t(`prospects.column.${key}`),
      width,
      grow,
      isBrief: key !== 'email',
      // Missing values sort last.
      value: (prospect) => (prospect[key].trim() === '' ? null : prospect[key]),
      render: (prospect) => {
        if (key === 'name') return nameOf(prospect, onAddName);
        // Most people have no address, so nothing marks a missing one.
        return prospect[key] || (key === 'email' ? '' : '–');
      },
    };
  });
}
