import type { Column } from '#components/DataTable/types.ts';
import { Link } from '#components/Link/Link.tsx';
import type { PeopleSearches } from '#contracts/companySearch.ts';
import { linkedParts } from '#domain/companies/linkedParts.ts';
import {
  targetCompanyColumns,
  type TargetCompany,
  type TargetCompanyColumn,
} from '#domain/companies/targetCompany.ts';
import { t } from '#domain/words/translate.ts';
import { CompanyName } from './CompanyName.tsx';

const widths: Readonly<Record<TargetCompanyColumn, readonly [least: number, share: number]>> = {
  name: [176, 200],
  description: [240, 300],
  recentNews: [220, 270],
  initiatives: [240, 280],
};

const hasAddress = /https?:\/\//i;

/**
 * A text from elsewhere whose web addresses are links. They open in a new tab without access to this one, and the text is
 * never parsed as markup.
 */
const linked = (text: string) => (
  <span>
    {linkedParts(text).map((part, index) =>
      part.href === undefined ? (
        part.text
      ) : (
        <Link key={`${index} ${part.href}`} href={part.href} isExternal>
          {part.text}
        </Link>
      ),
    )}
  </span>
);

/** Creates an element only for texts with a web address: plain text costs nothing per cell. */
function prose(text: string) {
  if (text.trim() === '') return '–';
  return hasAddress.test(text) ? linked(text) : text;
}

/** The four columns of the table, with the searches for people below the names. */
export function columnsOf(people: PeopleSearches): readonly (Column<TargetCompany> & {
  readonly key: TargetCompanyColumn;
})[] {
  return targetCompanyColumns.map((key) => {
    const [width, grow] = widths[key];
    return {
      key,
      header: t(`targetCompanies.column.${key}`),
      width,
      grow,
      isBrief: key === 'description',
      value: (company) => company[key],
      render: (company) =>
        key === 'name' ? <CompanyName company={company} people={people} /> : prose(company[key]),
    };
  });
}
