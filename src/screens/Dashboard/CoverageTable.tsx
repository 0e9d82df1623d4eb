import { useState } from 'react';
import { Badge } from '#components/Badge/Badge.tsx';
import { Button } from '#components/Button/Button.tsx';
import type { CoverageMap } from '#domain/onboarding/coverage.ts';
import type { CoverageRow } from '#domain/onboarding/coverageRow.ts';
import { t } from '#domain/words/translate.ts';
import { Frame, More } from './coverageStyle.ts';
import { MapCell, type MapCellProps } from './MapCell.tsx';

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
          {shown.map(({ key, name, isNew, cells }) => (
            <tr key={key}>
              <th scope="row">
                {name} {isNew ? <Badge tone="accent">{t('dashboard.isNew')}</Badge> : null}
              </th>
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
