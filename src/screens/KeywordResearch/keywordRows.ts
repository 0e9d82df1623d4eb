import { deleteRow } from '#components/DataTable/rowActions.ts';
import type { RowActions } from '#components/DataTable/types.ts';
import type { ScoredKeyword } from '#domain/keywords/keywordView.ts';
import { t } from '#domain/words/translate.ts';

export const keyOf = (keyword: ScoredKeyword): string => String(keyword.id);
export const labelOf = (keyword: ScoredKeyword): string => keyword.keyword;

/** The buttons at the end of a keyword's row. */
export const rowActions = (
  onDelete: (keyword: ScoredKeyword) => void,
): RowActions<ScoredKeyword> => ({
  header: t('keywords.column.action'),
  width: 64,
  of: (keyword) => [
    deleteRow(t('keywords.delete', { keyword: keyword.keyword }), () => onDelete(keyword)),
  ],
});
