import { fillTable, firstRowCount } from '#components/lazy/fillTable.ts';
import type { ContentIdea } from '#domain/content/contentIdea.ts';
import type { Keyword } from '#domain/keywords/keyword.ts';
import { keywordUse } from '#domain/keywords/keywordUse.ts';
import { plainKeywordView, scored } from '#domain/keywords/keywordView.ts';
import { t } from '#domain/words/translate.ts';
import { columnsOf } from './keywordColumns.tsx';
import { keyOf, labelOf, rowActions } from './keywordRows.ts';

const notYet = () => undefined;

/** Puts the keywords into their table before the screen itself is there: as the screen shows them without search or filter. */
export function showFirstKeywords(
  table: Element,
  keywords: readonly Keyword[],
  ideas: readonly ContentIdea[] | undefined,
): void {
  const inSight = keywords.slice(0, firstRowCount);
  const use = ideas ? keywordUse(ideas) : null;
  fillTable(table, {
    columns: columnsOf(notYet),
    source: { rows: scored(inSight, plainKeywordView.preset, use), keyOf, labelOf },
    count: keywords.length,
    actionsOf: rowActions(notYet).of,
    selectLabelOf: (keyword) => t('kit.select', { label: labelOf(keyword) }),
  });
}
