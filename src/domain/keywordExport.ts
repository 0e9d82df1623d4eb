import { toCsv, type CsvColumn } from './csv.ts';
import { keywordColumns, type KeywordColumn, type ScoredKeyword } from './keywordView.ts';
import { t } from './words/translate.ts';

/** What is exported is what is shown: these columns of these rows, in this order. */
export function keywordsToCsv(
  keywords: readonly ScoredKeyword[],
  hidden: readonly KeywordColumn[],
): string {
  const columns = keywordColumns
    .filter((column) => !hidden.includes(column))
    .map((column): CsvColumn<ScoredKeyword> => ({
      heading: t(`keywords.column.${column}`),
      value: (keyword) => keyword[column],
    }));
  return toCsv(columns, keywords);
}

/** One keyword per line, as other tools take them. */
export const keywordsAsLines = (keywords: readonly ScoredKeyword[]): string =>
  keywords.map(({ keyword }) => keyword).join('\n');

/** The figures of a selection in one line: volume in all, bids on average over those that have one. */
export function totalsOf(keywords: readonly ScoredKeyword[]): {
  volume: number;
  low: number | null;
  high: number | null;
} {
  const mean = (values: readonly (number | null)[]): number | null => {
    const known = values.filter((value) => value !== null);
    return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
  };
  return {
    volume: keywords.reduce((sum, { volume }) => sum + (volume ?? 0), 0),
    low: mean(keywords.map(({ lowBid }) => lowBid)),
    high: mean(keywords.map(({ highBid }) => highBid)),
  };
}
