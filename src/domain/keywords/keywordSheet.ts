import { keywordColumns, type KeywordColumn, type ScoredKeyword } from './keywordView.ts';
import type { Sheet } from '../lists/sheet.ts';
import { t } from '../words/translate.ts';

/** Keywords as a file or as lines: what is exported is what is shown, without the columns that are hidden. */
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

/** The figures of a selection in one line: volume in all, bids on average, each over those that have one. */
export function totalsOf(keywords: readonly ScoredKeyword[]): {
  /** Null where none of them has one. */
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
