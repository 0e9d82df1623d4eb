import { useRef, useState } from 'react';
import styled from 'styled-components';
import { Button } from '#components/Button/Button.tsx';
import { ProgressBar } from '#components/ProgressBar/ProgressBar.tsx';
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

/** So many companies are shown one by one; of more only those that need a look, until all are asked for. */
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
  ${media.narrow} {
    padding-inline: ${space(3)};
    ul {
      flex-basis: 100%;
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
`;

/** '7 companies · 5 with prospects · 1 without · 1 failed'; what is none is left out. */
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

/** How the search for people stands, company by company (D22: a failure is retried where it happened). */
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
  /** The button that was pressed is about to go: the focus stays where it was, for whoever walks by keyboard. */
  const kept = (act: () => void) => () => {
    root.current?.focus();
    act();
  };
  return (
    <Root ref={root} tabIndex={-1} aria-label={t('prospects.companies.label')}>
      <Line data-busy={isRunning || isLong || counts.failed > 1 || undefined}>
        {/* For the eye: the bar and what is said aloud tell the same. */}
        <span aria-hidden>{isRunning ? progress : summary}</span>
        {counts.failed > 1 ? (
          <Button size="small" onClick={kept(onRetryFailed)}>
            {t('general.retryFailed')}
          </Button>
        ) : null}
        {isRunning ? (
          <Button size="small" onClick={kept(onStop)}>
            {t('general.stop')}
          </Button>
        ) : null}
        {isLong ? (
          <Button
            size="small"
            variant="quiet"
            aria-expanded={areAllShown}
            onClick={() => setAllShown(!areAllShown)}
          >
            {t(areAllShown ? 'prospects.companies.hide' : 'prospects.companies.show')}
          </Button>
        ) : null}
      </Line>
      {/* The count is for the eye; said aloud are the beginning and the end. */}
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
