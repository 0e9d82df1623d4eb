import RotateCw from 'lucide-react/icons/rotate-cw';
import styled from 'styled-components';
import { focusWhenRemoved } from '#components/focus/focusWhenRemoved.ts';
import { Link } from '#components/Link/Link.tsx';
import { Spinner } from '#components/Spinner/Spinner.tsx';
import { color, space } from '#components/theme/tokens.ts';
import type { PeopleSearches } from '#contracts/companySearch.ts';
import type { PeopleSearchState } from '#domain/companies/companyFinding.ts';
import { notFoundReason, siteName } from '#domain/companies/companySite.ts';
import type { TargetCompany } from '#domain/companies/targetCompany.ts';
import { t } from '#domain/words/translate.ts';
import { CellLine, CellNote } from '../list/CellNote.ts';

/** A line of text, so that the cell can end it with an ellipsis and an opened row can wrap it. */
const SearchState = styled.span`
  font-variant-numeric: tabular-nums;
  &[data-status='failed'] {
    color: ${color.danger};
  }
  &[data-status='found'] {
    color: ${color.success};
  }
  &[data-status='none'] {
    color: ${color.warning};
  }
  button {
    position: relative;
    padding: 0 ${space(1)};
    border: 0;
    background: none;
    color: ${color.accent};
    cursor: pointer;
    /* The cell cuts what stands out of its line. */
    &:focus-visible {
      outline-offset: -2px;
    }
    svg {
      vertical-align: -2px;
    }
    /* Extends upwards only: a cell whose content is too high scrolls when it is pressed. */
    &::after {
      content: '';
      position: absolute;
      inset: -8px -8px 0;
    }
  }
`;

function wordsOf(state: PeopleSearchState): string {
  switch (state.status) {
    case 'waiting':
      return t('prospects.company.waiting');
    case 'searching':
      return t('prospects.company.searching');
    case 'failed':
      return t('targetCompanies.people.failed');
    case 'stopped':
      return t('prospects.company.stopped');
    case 'found':
      return state.count > 0
        ? t('targetCompanies.people.found', { count: state.count })
        : t('prospects.company.none');
  }
}

interface PeopleSearchNoteProps {
  /** The company's name. */
  name: string;
  state: PeopleSearchState;
  onRetry: () => void;
}

/**
 * The state of the search for people at a company, shown in its row.
 */
function PeopleSearchNote({ name, state, onRetry }: PeopleSearchNoteProps) {
  const isNone = state.status === 'found' && state.count === 0;
  return (
    <SearchState data-status={isNone ? 'none' : state.status}>
      {state.status === 'searching' ? <Spinner size={12} /> : null} {wordsOf(state)}{' '}
      {state.status === 'failed' || state.status === 'stopped' ? (
        <button
          type="button"
          data-screen-only
          ref={focusWhenRemoved}
          data-tip={t('general.retryShort')}
          aria-label={t('targetCompanies.people.retryOf', { name })}
          onClick={onRetry}
        >
          <RotateCw size={14} aria-hidden />
        </button>
      ) : null}
    </SearchState>
  );
}

/** The touch area of a button in the note extends above its line. */
const SearchNote = styled(CellNote)`
  overflow: clip visible;
`;

export interface CompanyNameProps {
  company: TargetCompany;
  people: PeopleSearches;
}

/** A company's name. Below it, the state of the search for its people, or else its website and why nobody could be found. */
export function CompanyName({ company, people }: CompanyNameProps) {
  const { id, name, website } = company;
  const state = people.states.get(String(id));
  const reason = notFoundReason(company);
  if (state)
    return (
      <>
        <CellLine>{name}</CellLine>
        <SearchNote>
          <PeopleSearchNote name={name} state={state} onRetry={() => people.onRetry(company)} />
        </SearchNote>
      </>
    );
  if (reason === null && website === '') return name;
  return (
    <>
      <CellLine>{name}</CellLine>
      <CellNote>
        {reason === null ? null : <span className="problem">{t(reason)}</span>}
        {reason !== null && website !== '' ? ' · ' : null}
        {website === '' ? null : (
          <Link href={website} isExternal>
            {siteName(website)}
          </Link>
        )}
      </CellNote>
    </>
  );
}
