import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { Button } from '#components/Button/Button.tsx';
import { ProgressBar } from '#components/ProgressBar/ProgressBar.tsx';
import { hiddenOnScreen } from '#components/theme/hiddenOnScreen.ts';
import { VisuallyHidden } from '#components/theme/VisuallyHidden.tsx';
import { color, font, media, shape, space } from '#components/theme/tokens.ts';
import {
  countFindings,
  type CompanyFinding,
  type CompanySearch,
  type FindingCounts,
} from '#domain/companies/companyFinding.ts';
import { t } from '#domain/words/translate.ts';
import { CompanyFindingItem } from './CompanyFindingItem.tsx';

/**
 * The most companies shown one by one. A longer list shows only those still searching or failed, until the person expands
 * it.
 */
const mostShown = 8;

const Root = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(4)};
  padding: ${space(2)} ${space(4)};
  border: 1px solid ${color.line};
  border-radius: ${shape.radiusCard};
  background: ${color.raised};
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
    margin: 0;
    padding: 0;
    list-style: none;
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

/** '7 companies · 5 with prospects · 1 without · 1 failed'. Counts of zero are left out. */
function summaryOf({ all, found, without, failed }: FindingCounts): string {
  return [
    t('prospects.companies.count', { count: all }),
    ...(found > 0 ? [t('prospects.companies.found', { count: found })] : []),
    ...(without > 0 ? [t('prospects.companies.without', { count: without })] : []),
    ...(failed > 0 ? [t('prospects.companies.failed', { count: failed })] : []),
  ].join(' · ');
}

const needsALook = ({ search }: CompanyFinding): boolean =>
  search.status === 'failed' || search.status === 'searching';

export interface CompanyFindingsProps {
  companies: CompanySearch;
  onStop: () => void;
}

/** Shows the state of the search for people, company by company. Each failure has its own Retry (D22). */
export function CompanyFindings({ companies, onStop }: CompanyFindingsProps) {
  const { findings, onSearch, onRetryFailed } = companies;
  const [areAllShown, setAllShown] = useState(false);
  const root = useRef<HTMLElement>(null);
  if (findings.length === 0) return null;
  const counts = countFindings(findings);
  const isRunning = counts.underWay > 0;
  const done = counts.all - counts.underWay;
  const progress = t('prospects.companies.progress', { done, of: counts.all });
  const summary = summaryOf(counts);
  const isLong = findings.length > mostShown;
  const shown = isLong && !areAllShown ? findings.filter(needsALook).slice(0, mostShown) : findings;
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
      <Line data-busy={isRunning || isLong || counts.failed > 1 || undefined}>
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
            trailingIcon={
              areAllShown ? (
                <ChevronUp size={16} aria-hidden />
              ) : (
                <ChevronDown size={16} aria-hidden />
              )
            }
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
