import styled from 'styled-components';
import { Link } from '#components/Link/Link.tsx';
import { color, font } from '#components/theme/tokens.ts';
import { notFoundReason, siteName } from '#domain/companies/companySite.ts';
import type { TargetCompany } from '#domain/companies/targetCompany.ts';
import { t } from '#domain/words/translate.ts';

const Site = styled.span`
  display: block;
  font-size: ${font(12)};
  font-weight: 400;
  color: ${color.muted};
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  [data-tall] & {
    white-space: normal;
  }
  a {
    color: inherit;
  }
  .problem {
    color: ${color.warning};
  }
`;

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
      <Site>
        {reason === null ? null : <span className="problem">{t(reason)}</span>}
        {reason !== null && website !== undefined ? ' · ' : null}
        {website === undefined ? null : (
          <Link href={website} isExternal tabIndex={-1}>
            {siteName(website)}
          </Link>
        )}
      </Site>
    </>
  );
}
