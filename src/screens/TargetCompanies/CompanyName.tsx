import { use } from 'react';
import styled from 'styled-components';
import { Link } from '#components/Link/Link.tsx';
import { notFoundReason, siteName } from '#domain/companies/companySite.ts';
import type { TargetCompany } from '#domain/companies/targetCompany.ts';
import { t } from '#domain/words/translate.ts';
import { CellNote } from '../shared/list/CellNote.ts';
import { PeopleSearchesContext } from './peopleSearches.ts';
import { PeopleSearchNote } from './PeopleSearchNote.tsx';

/** One line, so that a long name does not push the note out of its cell; an opened row shows it whole. */
const Name = styled.span`
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  [data-tall] & {
    white-space: normal;
  }
`;

/** The touch area of a button in the note extends above its line. */
const SearchNote = styled(CellNote)`
  overflow: clip visible;
`;

export interface CompanyNameProps {
  company: TargetCompany;
}

/**
 * A company's name. Below it, the state of the search for its people, or else its website and why nobody could be found. The
 * grid is one Tab stop: the link is reached with Enter.
 */
export function CompanyName({ company }: CompanyNameProps) {
  const { id, name, website } = company;
  const searches = use(PeopleSearchesContext);
  const state = searches?.states.get(String(id));
  const reason = notFoundReason(company);
  if (searches && state)
    return (
      <>
        <Name>{name}</Name>
        <SearchNote>
          <PeopleSearchNote name={name} state={state} onRetry={() => searches.onRetry(company)} />
        </SearchNote>
      </>
    );
  if (reason === null && website === undefined) return name;
  return (
    <>
      <Name>{name}</Name>
      <CellNote>
        {reason === null ? null : <span className="problem">{t(reason)}</span>}
        {reason !== null && website !== undefined ? ' · ' : null}
        {website === undefined ? null : (
          <Link href={website} isExternal>
            {siteName(website)}
          </Link>
        )}
      </CellNote>
    </>
  );
}
