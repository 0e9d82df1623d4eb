import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { Badge } from '#components/Badge/Badge.tsx';
import { Button } from '#components/Button/Button.tsx';
import { ErrorNotice } from '#components/ErrorNotice/ErrorNotice.tsx';
import { Link } from '#components/Link/Link.tsx';
import { SkeletonTable } from '#components/Skeleton/SkeletonTable.tsx';
import { Tabs } from '#components/Tabs/Tabs.tsx';
import { hiddenOnScreen } from '#components/theme/hiddenOnScreen.ts';
import { VisuallyHidden } from '#components/theme/VisuallyHidden.tsx';
import { color, font, media, space } from '#components/theme/tokens.ts';
import {
  coverageMaps,
  coverageOf,
  hasGap,
  type CoverageCell,
  type CoverageMap,
  type CoverageRow,
} from '#domain/onboarding/coverage.ts';
import type { Known } from '#domain/onboarding/homeFacts.ts';
import { t } from '#domain/words/translate.ts';
import { fillOnPress, type Home } from './home.ts';

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

const Frame = styled.table`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  font-size: ${font(13)};
  th,
  td {
    padding: ${space(2)} ${space(3)};
    border-bottom: 1px solid ${color.line};
    text-align: start;
    overflow-wrap: anywhere;
  }
  thead th {
    color: ${color.muted};
    font-weight: 500;
  }
  tbody th {
    font-weight: 550;
  }
  th:first-child {
    width: 44%;
  }
  a {
    display: inline-block;
    padding-block: 3px;
  }
  a[data-gap] {
    font-weight: 550;
  }
  /* On a phone, a row shows the name and its uses below it. The table roles stay. */
  ${media.narrow} {
    &,
    tbody,
    th:first-child {
      display: block;
      width: auto;
    }
    thead {
      ${hiddenOnScreen}
    }
    tr {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      gap: 0 ${space(4)};
      padding-block: ${space(2)};
      border-bottom: 1px solid ${color.line};
    }
    th,
    td {
      padding: 2px 0;
      border: 0;
    }
    tbody th {
      flex: 1 1 100%;
    }
    td[data-blank] {
      display: none;
    }
    a {
      padding-block: ${space(2)};
    }
  }
`;

const More = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)};
  margin-top: ${space(3)};
  color: ${color.muted};
  font-size: ${font(13)};
`;

const usedWords = {
  ideas: 'dashboard.contentIdeas',
  profiles: 'dashboard.used.profiles',
  keywords: 'dashboard.keywords',
  found: 'dashboard.prospects',
  reviewed: 'dashboard.used.reviewed',
} as const;

function textOf(cell: CoverageCell): string {
  if (cell.state === 'loading') return t('dashboard.counting');
  if (cell.state === 'unknown') return t('dashboard.notKnown');
  if (cell.state === 'blank') return '–';
  if (cell.state === 'gap') return t(`dashboard.gap.${cell.kind}`);
  const [only] = cell.names;
  const count = cell.names.length;
  if (count === 1 && only !== undefined && only !== '' && cell.kind !== 'reviewed') return only;
  return t(usedWords[cell.kind], { count });
}

/** Says how a row is used, with a link to the page where it is used or could be. */
function contentOf(cell: CoverageCell, rowName: string, onFill: Home['onFill']) {
  if (cell.state !== 'gap' && cell.state !== 'used') return textOf(cell);
  return (
    <Link
      href={cell.href}
      data-gap={cell.state === 'gap' || undefined}
      onClick={fillOnPress(cell, onFill)}
    >
      {textOf(cell)}
      <VisuallyHidden> {rowName}</VisuallyHidden>
    </Link>
  );
}

const columnsOf = {
  keywords: ['dashboard.map.contentIdeas', 'dashboard.map.icps'],
  icps: ['dashboard.map.contentIdeas', 'dashboard.map.keywords'],
  targetCompanies: ['dashboard.map.prospects', 'dashboard.map.emails'],
} as const;

/** The number of rows shown at first. Show more adds twice as many. */
const portion = 10;

interface CoverageTableProps {
  map: CoverageMap;
  /** The rows, those with gaps first. */
  rows: readonly CoverageRow[];
  onFill: Home['onFill'];
}

/** Shows where each row is used, in portions. A gap links to the page that fills it. */
function CoverageTable({ map, rows, onFill }: CoverageTableProps) {
  const [wanted, setWanted] = useState(portion);
  const shown = rows.slice(0, wanted);
  const left = rows.length - shown.length;
  const columns = [`dashboard.map.${map}`, ...columnsOf[map]] as const;
  return (
    <>
      <Frame role="table" aria-label={t(`dashboard.map.${map}`)}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ key, name, cells }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {cells.map((cell, at) => (
                <td key={columns[at + 1]} data-blank={cell.state === 'blank' || undefined}>
                  {contentOf(cell, name, onFill)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Frame>
      {rows.length > portion ? (
        <More>
          <Button size="small" onClick={() => setWanted(left > 0 ? wanted + 2 * portion : portion)}>
            {left > 0
              ? t('general.showMore', { count: Math.min(left, 2 * portion) })
              : t('dashboard.mapFewer')}
          </Button>
          <span role="status">
            {t('dashboard.mapShown', { count: shown.length, all: rows.length })}
          </span>
        </More>
      ) : null}
    </>
  );
}

/** Shows for each insight the keywords, profiles and companies that use it. Insights with gaps come first. */
export function CoverageMaps({ facts, onRetry, onFill }: Home) {
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
