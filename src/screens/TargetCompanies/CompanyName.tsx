import { Link } from '#components/Link/Link.tsx';
import { notFoundReason, siteName } from '#domain/companies/companySite.ts';
import type { TargetCompany } from '#domain/companies/targetCompany.ts';
import { t } from '#domain/words/translate.ts';
import { CellNote } from '../shared/collection/CellNote.ts';

export interface CompanyNameProps {
  company: TargetCompany;
}

/** A company's name, its website, and why nobody could find it. The grid is one Tab stop: the link is reached with Enter. */
export function CompanyName({ company }: CompanyNameProps) {
  const { name, website } = company;
  const reason = notFoundReason(company);
  return (
    <>
      {name}
      <CellNote>
        {reason === null ? null : <span className="problem">{t(reason)}</span>}
        {reason !== null && website !== undefined ? ' · ' : null}
        {website === undefined ? null : (
          <Link href={website} isExternal tabIndex={-1}>
            {siteName(website)}
          </Link>
        )}
      </CellNote>
    </>
  );
}
