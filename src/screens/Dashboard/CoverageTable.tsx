import { useState, type MouseEvent } from 'react';
import styled from 'styled-components';
import { Button } from '#components/Button/Button.tsx';
import { Link } from '#components/Link/Link.tsx';
import { hiddenOnScreen } from '#components/theme/hiddenOnScreen.ts';
import { color, font, media, shape, space } from '#components/theme/tokens.ts';
import { VisuallyHidden } from '#components/theme/VisuallyHidden.tsx';
import type {
  CoverageCell,
  CoverageLinkAction,
  CoverageMap,
  CoverageRow,
} from '#domain/onboarding/coverage.ts';
import { t } from '#domain/words/translate.ts';
import { isPlainPress } from './isPlainPress.ts';

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
  border-radius: ${shape.radiusControl};
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

interface MapCellProps {
  cell: CoverageCell;
  rowName: string;
  onFill: (fill: CoverageLinkAction, href: string) => void;
}

/** Says how a row is used, with a link to the page where it is used or could be. */
function MapCell({ cell, rowName, onFill }: MapCellProps) {
  if (cell.state !== 'gap' && cell.state !== 'used') return textOf(cell);
  const { fill, href } = cell;
  const onClick = (event: MouseEvent) => {
    if (!fill || !isPlainPress(event)) return;
    event.preventDefault();
    onFill(fill, href);
  };
  return (
    <Link href={href} data-gap={cell.state === 'gap' || undefined} onClick={onClick}>
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

export interface CoverageTableProps {
  map: CoverageMap;
  /** The rows, those with gaps first. */
  rows: readonly CoverageRow[];
  onFill: MapCellProps['onFill'];
}

/** Shows where each row is used, in portions. A gap links to the page that fills it. */
export function CoverageTable({ map, rows, onFill }: CoverageTableProps) {
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
                  <MapCell cell={cell} rowName={name} onFill={onFill} />
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
              ? t('dashboard.mapMore', { count: Math.min(left, 2 * portion) })
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
