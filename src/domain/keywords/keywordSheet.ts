import { keywordColumns, type KeywordColumn, type ScoredKeyword } from './keywordView.ts';
import type { Sheet } from '../lists/sheet.ts';
import { t } from '../words/translate.ts';

/** Returns how keywords are exported as a file and copied as lines: the shown rows, without hidden columns. */
export const keywordSheet = (hidden: readonly KeywordColumn[]): Sheet<ScoredKeyword> => ({
  fileName: t('keywords.exportName'),
  columns: keywordColumns
    .filter((column) => !hidden.includes(column))
    .map((column) => ({
      heading: t(`keywords.column.${column}`),
      value: (keyword) => keyword[column],
    })),
  lineOf: ({ keyword }) => keyword,
});

/**
 * Returns the totals of a selection: the sum of the volumes and the average bids. Each uses only the keywords that have the
 * figure.
 */
export function totalsOf(keywords: readonly ScoredKeyword[]): {
  /** Null when no keyword has one. */
  volume: number | null;
  withoutVolume: number;
  low: number | null;
  high: number | null;
} {
  const mean = (values: readonly (number | null)[]): number | null => {
    const known = values.filter((value) => value !== null);
    return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
  };
  const volumes = keywords.flatMap(({ volume }) => volume ?? []);
  const isUnknown = volumes.length === 0 && keywords.length > 0;
  return {
    volume: isUnknown ? null : volumes.reduce((sum, volume) => sum + volume, 0),
    withoutVolume: keywords.length - volumes.length,
    low: mean(keywords.map(({ lowBid }) => lowBid)),
    high: mean(keywords.map(({ highBid }) => highBid)),
  };
}
