import Plus from 'lucide-react/icons/plus';
import styled from 'styled-components';
import type { Column } from '#components/DataTable/types.ts';
import { Link } from '#components/Link/Link.tsx';
import { color } from '#components/theme/tokens.ts';
import { siteName } from '#domain/companies/companySite.ts';
import {
  isNameless,
  prospectDescription,
  prospectLabel,
  type Prospect,
  type ProspectField,
} from '#domain/companies/prospect.ts';
import { fieldNames } from '#domain/entities/description.ts';
import { fieldGrounds } from '#domain/evidence/grounds.ts';
import { t } from '#domain/words/translate.ts';
import { CellNote } from '../list/CellNote.ts';

const widths: Readonly<Record<ProspectField, readonly [least: number, share: number]>> = {
  name: [176, 260],
  companyName: [180, 300],
  role: [180, 300],
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

/** The three columns of the specification. A missing name can be filled in. */
export function columnsOf(
  onAddName: (prospect: Prospect) => void,
): readonly (Column<Prospect> & { readonly key: ProspectField })[] {
  return fieldNames(prospectDescription).map((key) => {
    const [width, grow] = widths[key];
    return {
      key,
      header: t(`prospects.column.${key}`),
      width,
      grow,
      isBrief: true,
      // Missing names sort last.
      value: (prospect) => (key === 'name' && isNameless(prospect) ? null : prospect[key]),
      render: (prospect) => (key === 'name' ? nameOf(prospect, onAddName) : prospect[key] || '–'),
    };
  });
}
