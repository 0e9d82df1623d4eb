import type { ScoredKeyword } from './keywordScore.ts';
import { keywordColumns, type KeywordColumn } from './keywordView.ts';
import type { Sheet } from '../lists/sheet.ts';
import { formatNumber, formatPrice } from '../numbers/formatNumber.ts';
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

const known = (figures: readonly (number | null)[]) => figures.filter((figure) => figure !== null);
const sum = (figures: readonly number[]) => figures.reduce((total, figure) => total + figure, 0);

/**
 * Returns the totals of a selection: the sum of the volumes and the average bids. Each uses only the keywords that have the
 * figure.
 */
export function totalsOf(keywords: readonly ScoredKeyword[]): string {
  const volumes = known(keywords.map(({ volume }) => volume));
  const isUnknown = volumes.length === 0 && keywords.length > 0;
  const mean = (bids: readonly number[]) => (bids.length === 0 ? null : sum(bids) / bids.length);
  const totals = t('keywords.totals', {
    volume: formatNumber(isUnknown ? null : sum(volumes)),
    low: formatPrice(mean(known(keywords.map(({ lowBid }) => lowBid)))),
    high: formatPrice(mean(known(keywords.map(({ highBid }) => highBid)))),
  });
  const without = keywords.length - volumes.length;
  return without > 0 ? `${totals} · ${t('keywords.totalsWithout', { count: without })}` : totals;
}
