import { sortRows } from '#components/DataTable/sortRows.ts';
import { fillTable, firstRowCount } from '#components/lazy/fillTable.ts';
import type { ContentIdea } from '#domain/content/contentIdea.ts';
import type { Keyword } from '#domain/keywords/keyword.ts';
import { keywordUse } from '#domain/keywords/keywordUse.ts';
import { plainKeywordView, scored } from '#domain/keywords/keywordView.ts';
import { t } from '#domain/words/translate.ts';
import { bestFirst, columnsOf } from './keywordColumns.tsx';
import { keyOf, labelOf, rowActions } from './keywordRows.ts';

const notYet = () => undefined;

/**
 * Renders the first keywords into their table before the screen has loaded, as the screen shows them without search or
 * filter.
 */
export function showFirstKeywords(
  table: Element,
  keywords: readonly Keyword[],
  ideas: readonly ContentIdea[] | undefined,
): void {
  const use = ideas ? keywordUse(ideas) : null;
  const all = scored(keywords, plainKeywordView.preset, use);
  const sorted = sortRows(all, ({ score }) => score, bestFirst.direction);
  fillTable(table, {
    columns: columnsOf(notYet),
    source: { rows: sorted.slice(0, firstRowCount), keyOf, labelOf },
    count: keywords.length,
    actionsOf: rowActions(notYet).of,
    selectLabelOf: (keyword) => t('kit.select', { label: labelOf(keyword) }),
  });
}
