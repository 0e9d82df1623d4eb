import type { MouseEvent } from 'react';
import { Link } from '#components/Link/Link.tsx';
import { VisuallyHidden } from '#components/theme/VisuallyHidden.tsx';
import type { CoverageCell, CoverageLinkAction } from '#domain/onboarding/coverageRow.ts';
import { t } from '#domain/words/translate.ts';
import { isPlainPress } from './isPlainPress.ts';

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

export interface MapCellProps {
  cell: CoverageCell;
  rowName: string;
  onFill: (fill: CoverageLinkAction, href: string) => void;
}

/** Says how a row is used, with a link to the page where it is used or could be. */
export function MapCell({ cell, rowName, onFill }: MapCellProps) {
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
