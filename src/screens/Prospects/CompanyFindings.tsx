import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { useRef, useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { ProgressBar } from '#components/ProgressBar/ProgressBar.tsx';
import { VisuallyHidden } from '#components/theme/VisuallyHidden.tsx';
import {
  countFindings,
  findingSummary,
  type CompanyFinding,
  type CompanySearch,
} from '#domain/companies/companyFinding.ts';
import { t } from '#domain/words/translate.ts';
import { CompanyFindingItem } from './CompanyFindingItem.tsx';
import { Line, Root } from './findingsStyle.ts';

/**
 * The most companies shown one by one. A longer list shows only those still searching or failed, until the person expands
 * it.
 */
const mostShown = 8;

const needsALook = ({ search }: CompanyFinding): boolean =>
  search.status === 'failed' || search.status === 'searching';

export interface CompanyFindingsProps {
  companies: CompanySearch;
  onStop: () => void;
}

/** Shows the state of the search for people, company by company. Each failure has its own Retry (D56). */
export function CompanyFindings({ companies, onStop }: CompanyFindingsProps) {
  const { findings, onSearch, onRetryFailed, onSearchRest } = companies;
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
            {t('prospects.companies.searchRest', { count: rest })}
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
