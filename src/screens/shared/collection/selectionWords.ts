import type { Selection } from '#components/DataTable/types.ts';
import { t } from '#domain/words/translate.ts';

/** The number of selected rows, and how many of them the search hides (D32). */
export const selectionWords = (): Pick<Selection, 'summary'> => ({
  summary: (count, hidden) =>
    hidden > 0
      ? `${t('selection.count', { count })} · ${t('selection.hidden', { count: hidden })}`
      : t('selection.count', { count }),
});
