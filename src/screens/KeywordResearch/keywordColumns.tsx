import type { ReactNode } from 'react';
import type { Column, Sort } from '#components/DataTable/types.ts';
import { whyScore, type ScoredKeyword } from '#domain/keywords/keywordScore.ts';
import { keywordColumns, sortValueOf, type KeywordColumn } from '#domain/keywords/keywordView.ts';
import { formatChange, formatNumber, formatPrice } from '#domain/numbers/formatNumber.ts';
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

type OnWhy = (keyword: ScoredKeyword) => void;

/** Returns plain elements only. The frame around the table styles them, which costs nothing per cell. */
function cellOf(column: KeywordColumn, keyword: ScoredKeyword, onWhy: OnWhy): ReactNode {
  const { competitionLevel, trend, score } = keyword;
  switch (column) {
    case 'keyword':
    case 'region':
      return keyword[column];
    case 'competitionLevel':
      if (competitionLevel === null) return '–';
      return (
        <span className="level" data-level={competitionLevel}>
          {t(`level.${competitionLevel}`)}
        </span>
      );
    case 'trend':
      if (trend === null) return '–';
      return (
        <>
          {/* An icon beside the sign, because few fonts have all three arrows. */}
          <svg className="arrow" viewBox="0 0 24 24" aria-hidden="true">
            <path d={trend > 0 ? rising : trend < 0 ? falling : level} />
          </svg>{' '}
          {formatChange(trend)}
        </>
      );
    case 'lowBid':
    case 'highBid':
      return formatPrice(keyword[column]);
    case 'volume':
    case 'competitionIndex':
    case 'ideas':
      return formatNumber(keyword[column]);
    case 'score':
      return (
        <button
          type="button"
          className="why"
          aria-label={whyScore(keyword)}
          onClick={() => onWhy(keyword)}
        >
          {score ?? '–'}
        </button>
      );
  }
}

/** The default order: the highest score first. */
export const bestFirst: Sort = { key: 'score', direction: 'descending' };

/** The columns of the table: the keyword's figures, the ideas that use it and its score. */
export const columnsOf = (
  onWhy: OnWhy,
): readonly (Column<ScoredKeyword> & { readonly key: KeywordColumn })[] =>
  keywordColumns.map((key) => {
    const [width, grow] = widths[key];
    return {
      key,
      header: t(`keywords.column.${key}`),
      tooltip: t(`keywords.tip.${key}`),
      width,
      grow,
      align: texts.has(key) ? 'start' : 'end',
      isBrief: briefColumns.has(key),
      value: (keyword) => sortValueOf(keyword, key),
      render: (keyword) => cellOf(key, keyword, onWhy),
    };
  });
