import { useMemo } from 'react';
import styled from 'styled-components';
import { Badge } from '#components/Badge/Badge.tsx';
import { ErrorNotice } from '#components/ErrorNotice/ErrorNotice.tsx';
import { SkeletonTable } from '#components/Skeleton/SkeletonTable.tsx';
import { Tabs } from '#components/Tabs/Tabs.tsx';
import { VisuallyHidden } from '#components/theme/VisuallyHidden.tsx';
import { color, font, media, space } from '#components/theme/tokens.ts';
import {
  coverageMaps,
  coverageOf,
  hasGap,
  type CoverageLinkAction,
  type CoverageMap,
  type CoverageRow,
} from '#domain/onboarding/coverage.ts';
import type { HomeFacts, HomeListName, Known } from '#domain/onboarding/homeFacts.ts';
import { t } from '#domain/words/translate.ts';
import { CoverageTable } from './CoverageTable.tsx';

const Root = styled.section`
  margin-top: ${space(8)};
  h2 {
    font-size: ${font(16)};
    font-weight: 600;
  }
  & > p {
    margin-bottom: ${space(3)};
    color: ${color.muted};
  }
`;

/** The number of gaps of a tab. On a phone the word would push the last tab out of sight. */
const Gaps = styled.span`
  & > :last-child {
    display: none;
  }
  ${media.narrow} {
    & > :first-child {
      display: none;
    }
    & > :last-child {
      display: inline-flex;
    }
  }
`;

export interface CoverageMapsProps {
  facts: HomeFacts;
  onRetry: (list: HomeListName) => void;
  onFill: (fill: CoverageLinkAction, href: string) => void;
}

/** Shows for each insight the keywords, profiles and companies that use it. Insights with gaps come first. */
export function CoverageMaps({ facts, onRetry, onFill }: CoverageMapsProps) {
  const maps = useMemo(
    () => coverageMaps.map((map) => ({ map, rows: coverageOf(map, facts) })),
    [facts],
  );
  const content = (map: CoverageMap, rows: Known<CoverageRow>) => {
    if (rows === null)
      return <ErrorNotice onRetry={() => onRetry(map)}>{t('dashboard.mapFailed')}</ErrorNotice>;
    if (rows === undefined)
      return (
        <div aria-busy>
          <VisuallyHidden>{t('dashboard.counting')}</VisuallyHidden>
          <SkeletonTable rows={6} columns={['2fr', '1fr', '1fr']} />
        </div>
      );
    if (rows.length === 0) return <p>{t(`dashboard.mapEmpty.${map}`)}</p>;
    return <CoverageTable map={map} rows={rows} onFill={onFill} />;
  };
  return (
    <Root aria-labelledby="coverage">
      <h2 id="coverage">{t('dashboard.map')}</h2>
      <p>{t('dashboard.mapLead')}</p>
      <Tabs
        label={t('dashboard.map')}
        tabs={maps.map(({ map, rows }) => {
          const gaps = rows?.filter(hasGap).length ?? 0;
          const gapsText = t('dashboard.gaps', { count: gaps });
          const label = (
            <>
              {t(`dashboard.map.${map}`)}
              {gaps > 0 ? (
                <>
                  <Gaps aria-hidden>
                    <Badge>{gapsText}</Badge>
                    <Badge>{gaps.toLocaleString()}</Badge>
                  </Gaps>
                  <VisuallyHidden> {gapsText}</VisuallyHidden>
                </>
              ) : null}
            </>
          );
          return { id: map, label, content: content(map, rows) };
        })}
      />
    </Root>
  );
}
