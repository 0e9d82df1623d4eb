import { formatNumber } from '#domain/numbers/formatNumber.ts';
import { t } from '#domain/words/translate.ts';
import type { PlotPoint } from './plotPoints.ts';

/** Returns the keyword of a point with its figures. */
export function pointName({ keyword: { keyword, ...figures } }: PlotPoint): string {
  const { volume, competitionIndex: index, competitionLevel: level } = figures;
  if (volume === null && index === null && level === null)
    return t('keywords.plot.bare', { keyword });
  return t('keywords.plot.point', {
    keyword,
    volume: formatNumber(volume),
    index: formatNumber(index),
    level: level === null ? '–' : t(`level.${level}`),
  });
}
