import { formatNumber } from '#domain/numbers/formatNumber.ts';
import { t } from '#domain/words/translate.ts';
import type { PlotPoint } from './plotPoints.ts';

/** Returns the keyword of a point with its figures. */
export const pointName = ({ keyword }: PlotPoint): string =>
  t('keywords.plot.point', {
    keyword: keyword.keyword,
    volume: formatNumber(keyword.volume),
    index: formatNumber(keyword.competitionIndex),
    level: keyword.competitionLevel === null ? '–' : t(`level.${keyword.competitionLevel}`),
  });
