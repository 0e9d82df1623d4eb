import type { ReactNode } from 'react';
import { plainKeywordView } from '#domain/keywords/keywordView.ts';
import type { RoutePath } from '#domain/pages/routes.ts';
import { t } from '#domain/words/translate.ts';
import { columnsOf } from '#screens/KeywordResearch/keywordColumns.tsx';
import { KeywordTable } from '#screens/KeywordResearch/KeywordTable.tsx';

const ignore = () => undefined;
const none: ReadonlySet<string> = new Set();

/** The tables of the pages in `src/app/ahead/firstRows.ts`, as they are before their first row. */
export const emptyTables = (): Readonly<Partial<Record<RoutePath, ReactNode>>> => ({
  '/keyword-research': (
    <KeywordTable
      columns={columnsOf(ignore)}
      keywords={[]}
      view={plainKeywordView}
      sorting={{ by: null, onChange: ignore }}
      state={{ phase: 'loading', skeletonRows: 0 }}
      selection={{ keys: none, onChange: ignore, allLabel: t('keywords.selectAll') }}
      newIds={none}
      highlight={{ key: null, onChange: ignore }}
      onDelete={ignore}
    />
  ),
});
