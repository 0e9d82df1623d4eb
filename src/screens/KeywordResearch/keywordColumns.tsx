import type { Column, Sort } from '#components/DataTable/types.ts';
import { formatPrice, formatChange, formatNumber } from '#domain/numbers/formatNumber.ts';
import {
  keywordColumns,
  sortValueOf,
  type KeywordColumn,
  type ScoredKeyword,
} from '#domain/keywords/keywordView.ts';
import { t } from '#domain/words/translate.ts';

const widths: Readonly<Record<KeywordColumn, readonly [least: number, share: number]>> = {
  keyword: [186, 300],
  volume: [84, 88],
  competitionLevel: [124, 110],
  competitionIndex: [124, 90],
  lowBid: [82, 82],
  highBid: [84, 84],
  trend: [80, 80],
  region: [128, 128],
  ideas: [66, 66],
  score: [108, 90],
};

const texts: ReadonlySet<KeywordColumn> = new Set(['keyword', 'competitionLevel', 'region']);

/** The columns a phone shows of a collapsed row. */
const briefColumns: ReadonlySet<KeywordColumn> = new Set(['volume', 'competitionLevel', 'score']);

const rising = 'M7 7h10v10M7 17 17 7';
const falling = 'm7 7 10 10M17 7v10H7';
const level = 'M5 12h14m-6-6 6 6-6 6';

/** The arrow beside the sign of a trend. It is drawn as an icon, because few fonts have all three arrows. */
function arrowOf(trend: number) {
  return (
    <svg className="arrow" viewBox="0 0 24 24" aria-hidden="true">
      <path d={trend > 0 ? rising : trend < 0 ? falling : level} />
    </svg>
  );
}

/** Returns plain elements only. The frame around the table styles them, which costs nothing per cell. */
function cellOf(column: Exclude<KeywordColumn, 'score'>, keyword: ScoredKeyword) {
  switch (column) {
    case 'keyword':
    case 'region':
      return keyword[column];
    case 'competitionLevel':
      return keyword.competitionLevel === null ? (
        '–'
      ) : (
        <span className="level" data-level={keyword.competitionLevel}>
          {t(`level.${keyword.competitionLevel}`)}
        </span>
      );
    case 'trend':
      return keyword.trend === null ? (
        '–'
      ) : (
        <>
          {arrowOf(keyword.trend)} {formatChange(keyword.trend)}
        </>
      );
    case 'lowBid':
    case 'highBid':
      return formatPrice(keyword[column]);
    case 'volume':
    case 'competitionIndex':
    case 'ideas':
      return formatNumber(keyword[column]);
  }
}

/** The default order: the highest score first. */
export const bestFirst: Sort = { key: 'score', direction: 'descending' };

/** The columns of the table: the keyword's figures, the ideas that use it and its score. */
export function columnsOf(
  onWhy: (keyword: ScoredKeyword) => void,
): readonly (Column<ScoredKeyword> & { readonly key: KeywordColumn })[] {
  return keywordColumns.map((key) => {
    const [width, grow] = widths[key];
    return {
      key,
      header: t(`keywords.column.${key}`),
      tooltip: t(`keywords.tip.${key}`),
      width,
      grow,
      align: texts.has(key) ? 'start' : 'end',
      isSortable: true,
      isBrief: briefColumns.has(key),
      value: (keyword) => sortValueOf(keyword, key),
      render: (keyword) =>
        key === 'score' ? (
          <button
            type="button"
            className="why"
            aria-label={
              keyword.score === null
                ? t('keywords.whyNoneOf', { keyword: keyword.keyword })
                : t('keywords.whyOf', { keyword: keyword.keyword, score: keyword.score })
            }
            onClick={() => onWhy(keyword)}
          >
            {keyword.score ?? '–'}
          </button>
        ) : (
          cellOf(key, keyword)
        ),
    };
  });
}
