import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { Badge } from '#components/Badge/Badge.tsx';
import { Button } from '#components/Button/Button.tsx';
import { ProgressBar } from '#components/ProgressBar/ProgressBar.tsx';
import { Spinner } from '#components/Spinner/Spinner.tsx';
import { hiddenOnScreen } from '#components/theme/hiddenOnScreen.ts';
import { color, font, media, raisedBox, shape, space } from '#components/theme/tokens.ts';
import { VisuallyHidden } from '#components/theme/VisuallyHidden.tsx';
import type { CompanySearch } from '#contracts/companySearch.ts';
import {
  countFindings,
  findingSummary,
  isSearchUnderWay,
  type CompanyFinding,
} from '#domain/companies/companyFinding.ts';
import { t } from '#domain/words/translate.ts';

/** The line about the search, its bar, and the list of companies. */
const Root = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(4)};
  padding: ${space(2)} ${space(4)};
  ${raisedBox}
  font-size: ${font(13)};
  &:focus {
    outline: none;
  }
  & > .bar {
    flex: 1 1 100%;
  }
  ul {
    display: flex;
    flex: 1 1 320px;
    flex-wrap: wrap;
    gap: ${space(2)};
    min-width: 0;
  }
  .whenFolded {
    display: none;
  }
  .toggle:not([data-long]) {
    display: none;
  }
  /* On a phone only the line is shown, so that the first row is in sight; the companies are one press away. */
  ${media.narrow} {
    padding: ${space(0.5)} ${space(1)} ${space(0.5)} ${space(3)};
    ul {
      flex-basis: 100%;
      padding-block-end: ${space(1.5)};
    }
    &[data-folded] ul {
      display: none;
    }
    &[data-folded] .whenFolded,
    .toggle:not([data-long]) {
      display: block;
    }
    .toggle > button {
      min-width: ${shape.touchTarget};
      padding: 0;
      & > span {
        ${hiddenOnScreen}
      }
    }
  }
`;

/** What is found so far, and the buttons. */
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  min-height: 32px;
  &[data-busy] {
    flex: 1 1 100%;
  }
  & > :first-child {
    margin-right: auto;
    color: ${color.muted};
    font-variant-numeric: tabular-nums;
  }
  ${media.narrow} {
    flex: 1 1 100%;
    & > :first-child {
      flex: 1 1 5rem;
    }
  }
`;

const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  min-width: 0;
  min-height: 32px;
  padding: 3px ${space(1)} 3px ${space(2.5)};
  border: 1px solid ${color.line};
  border-radius: ${shape.radiusControl};
  background: ${color.surface};
  & > :first-child {
    max-width: 32ch;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-weight: 500;
  }
  & > button {
    margin-block: -3px;
    color: ${color.accent};
    ${media.narrow} {
      flex: 1 1 100%;
      justify-content: flex-start;
      margin-inline-start: ${space(-3)};
    }
  }
`;

/** The number of people found at a company, or the state of its search. */
function StateBadge({ count, search }: CompanyFinding) {
  const { status } = search;
  if (status === 'waiting') return <Badge>{t('prospects.company.waiting')}</Badge>;
  if (status === 'searching')
    return (
      <Badge tone="info" icon={<Spinner size={12} />}>
        {t('prospects.company.searching')}
      </Badge>
    );
  if (status === 'failed') return <Badge tone="danger">{search.message}</Badge>;
  if (count > 0) return <Badge tone="success">{t('prospects.company.found', { count })}</Badge>;
  const word = status === 'stopped' ? 'prospects.company.stopped' : 'prospects.company.none';
  return <Badge tone="warning">{t(word)}</Badge>;
}

/** One company, with Retry after a failure, or Search where nobody was found. */
function CompanyFindingItem(props: { finding: CompanyFinding; onSearch: () => void }) {
  const { company, count, search } = props.finding;
  const hasFailed = search.status === 'failed';
  const name = company.name.trim() || String(company.id);
  return (
    <Item>
      <span title={name}>{name}</span>
      <StateBadge {...props.finding} />
      {hasFailed || (count === 0 && !isSearchUnderWay(search)) ? (
        <Button size="small" variant="quiet" onClick={props.onSearch}>
          {t(hasFailed ? 'prospects.company.retry' : 'prospects.company.search')}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      ) : null}
    </Item>
  );
}

/**
 * The most companies shown one by one. A longer list shows only those still searching or failed, until the person expands
 * it.
 */
const mostShown = 8;

const needsALook = ({ search }: CompanyFinding): boolean =>
  search.status === 'failed' || search.status === 'searching';

export interface CompanyFindingsProps {
  companySearch: CompanySearch;
  onStop: () => void;
}

/** Shows the state of the search for people, company by company. Each failure has its own Retry (D56). */
export function CompanyFindings({ companySearch, onStop }: CompanyFindingsProps) {
  const { findings, onSearch, onRetryFailed, onSearchRest } = companySearch;
  const [areAllShown, setAllShown] = useState(false);
  const root = useRef<HTMLElement>(null);
  if (findings.length === 0) return null;
  const counts = countFindings(findings);
  const isRunning = counts.underWay > 0;
  const rest = findings.filter(({ search }) => search.status === 'stopped').length;
  const done = counts.all - counts.underWay;
  const progress = t('prospects.companies.progress', { done, of: counts.all });
  const summary = findingSummary(counts);
  const isLong = findings.length > mostShown;
  const shown = isLong && !areAllShown ? findings.filter(needsALook).slice(0, mostShown) : findings;
  const Chevron = areAllShown ? ChevronUp : ChevronDown;
  /** The pressed button is about to disappear, so the focus moves to this element. */
  const kept = (act: () => void) => () => {
    root.current?.focus();
    act();
  };
  return (
    <Root
      ref={root}
      tabIndex={-1}
      aria-label={t('prospects.companies.label')}
      data-folded={!areAllShown || undefined}
    >
      <Line data-busy={isRunning || isLong || counts.failed > 1 || rest > 0 || undefined}>
        {/* Hidden from screen readers: the progress bar and the status below say the same. */}
        <span aria-hidden>{isRunning ? progress : summary}</span>
        {counts.failed > 0 ? (
          // A single failed company has its own Retry in the list, unless the list is folded.
          <div className={counts.failed === 1 ? 'whenFolded' : undefined}>
            <Button size="small" onClick={kept(onRetryFailed)}>
              {t('general.retryFailed')}
            </Button>
          </div>
        ) : null}
        {!isRunning && rest > 0 ? (
          <Button size="small" onClick={kept(onSearchRest)}>
            {t('prospects.choose.step', { count: rest })}
          </Button>
        ) : null}
        {isRunning ? (
          <Button size="small" onClick={kept(onStop)}>
            {t('general.stop')}
          </Button>
        ) : null}
        <div className="toggle" data-long={isLong || undefined}>
          <Button
            size="small"
            variant="quiet"
            aria-expanded={areAllShown}
            trailingIcon={<Chevron size={16} aria-hidden />}
            onClick={() => setAllShown(!areAllShown)}
          >
            {t(areAllShown ? 'prospects.companies.hide' : 'prospects.companies.show')}
          </Button>
        </div>
      </Line>
      {/* Screen readers hear only the beginning and the end, not every count. */}
      <VisuallyHidden role="status">
        {isRunning ? t('prospects.company.searching') : summary}
      </VisuallyHidden>
      {isRunning ? (
        <div className="bar">
          <ProgressBar label={progress} value={done} max={counts.all} />
        </div>
      ) : null}
      {shown.length > 0 ? (
        <ul>
          {shown.map((finding) => (
            <CompanyFindingItem
              key={finding.company.id}
              finding={finding}
              onSearch={kept(() => onSearch(finding.company))}
            />
          ))}
        </ul>
      ) : null}
    </Root>
  );
}
