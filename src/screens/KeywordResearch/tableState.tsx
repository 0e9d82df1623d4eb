import { Button } from '#components/Button/Button.tsx';
import type { TableState } from '#components/DataTable/types.ts';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import type { Collection } from '#domain/collection.ts';
import type { Keyword, KeywordDraft } from '#domain/keyword.ts';
import { filterCount, plainKeywordView, type KeywordView } from '#domain/keywordView.ts';
import { limits } from '#domain/limits.ts';
import { t } from '#domain/words/translate.ts';

interface Inputs {
  readonly remote: Collection<Keyword, KeywordDraft>['remote'];
  readonly actions: Collection<Keyword, KeywordDraft>['actions'];
  readonly view: KeywordView;
  readonly onViewChange: (view: KeywordView) => void;
}

const skeleton = { phase: 'loading', skeletonRows: limits.skeleton.keywords } as const;

/** Where the table stands: skeleton while something is on its way, and the right sentence when there is nothing to show. */
export function tableStateOf({ remote, actions, view, onViewChange }: Inputs): TableState {
  switch (remote.status) {
    case 'loading':
    case 'polling':
      return { ...skeleton, loadingLabel: t('general.loading') };
    case 'error':
      return {
        phase: 'ready',
        empty: (
          <EmptyState
            kind="failed"
            hasFrame={false}
            actions={<Button onClick={actions.onReload}>{t('general.retry')}</Button>}
          >
            {remote.message}
          </EmptyState>
        ),
      };
    case 'empty':
      return {
        phase: 'ready',
        empty: (
          <EmptyState
            kind="nothing"
            hasFrame={false}
            actions={
              <>
                <Button onClick={actions.onReload}>{t('general.checkAgain')}</Button>
                <Button variant="primary" onClick={actions.onGenerateMore}>
                  {t('general.generateNow')}
                </Button>
              </>
            }
          >
            {t(remote.isExhausted ? 'keywords.exhausted' : 'keywords.empty')}
          </EmptyState>
        ),
      };
    case 'ready': {
      const isNarrowed = view.search.trim() !== '' || filterCount(view) > 0;
      return {
        phase: remote.isRefreshing ? 'refreshing' : 'ready',
        noMatch: isNarrowed ? (
          <EmptyState
            kind="noMatch"
            hasFrame={false}
            actions={
              <Button
                onClick={() =>
                  onViewChange({ ...plainKeywordView, sort: view.sort, preset: view.preset })
                }
              >
                {t('keywords.noMatchAction')}
              </Button>
            }
          >
            {t('keywords.noMatch')}
          </EmptyState>
        ) : undefined,
      };
    }
  }
}
