import { Link } from '#components/Link/Link.tsx';
import { siteName } from '#domain/companies/companySite.ts';
import { t } from '#domain/words/translate.ts';
import { CellNote } from '../shared/collection/CellNote.ts';

export interface PersonNameProps {
  name: string;
  /** The address of the page that names the person. */
  page: string;
}

/** A person's name with a link to its source page. The grid is one Tab stop: the link is reached with Enter. */
export function PersonName({ name, page }: PersonNameProps) {
  const site = siteName(page);
  // Separate texts, so that the fit check accepts a cut-off site in a narrow card, but not cut-off words of the product.
  const [before = '', after = ''] = t('prospects.namedOn', { site }).split(site);
  return (
    <>
      {name}
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
