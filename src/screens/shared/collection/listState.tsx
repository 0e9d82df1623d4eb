import { Button } from '#components/Button/Button.tsx';
import type { TableState } from '#components/DataTable/types.ts';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import type { CollectionActions, Generation } from '#domain/lists/collection.ts';
import type { Remote } from '#domain/lists/remote.ts';
import { t, type PlainWordKey } from '#domain/words/translate.ts';
import { isAwaitingRows } from './ListOverlay.tsx';
import { NothingYet } from './NothingYet.tsx';

interface Inputs {
  readonly remote: Remote<unknown>;
  readonly generation: Generation;
  readonly actions: Pick<CollectionActions<never, never>, 'onReload' | 'onGenerateMore'>;
  /** True when rows can be generated: an empty list then offers it. */
  readonly canGenerate?: boolean;
  readonly skeletonRows: number;
  readonly words: Readonly<Record<'empty' | 'exhausted' | 'noMatch' | 'showAll', PlainWordKey>>;
  /** True while a search or filter is active. */
  readonly isNarrowed: boolean;
  readonly onShowAll: () => void;
}

/** Returns the state of a list's table: a skeleton while loading, or the message for an empty table. */
export function listStateOf(inputs: Inputs): TableState {
  const { remote, generation, actions, skeletonRows, words, isNarrowed, onShowAll } = inputs;
  const { canGenerate = true } = inputs;
  if (isAwaitingRows(remote, generation))
    return { phase: 'loading', skeletonRows, loadingLabel: t('general.loading') };
  if (remote.status === 'error') {
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
  }
  if (remote.status === 'empty') {
    return {
      phase: 'ready',
      empty: (
        <NothingYet actions={actions} canGenerate={canGenerate} hasFrame={false}>
          {t(remote.isExhausted ? words.exhausted : words.empty)}
        </NothingYet>
      ),
    };
  }
  return {
    phase: remote.status === 'ready' && remote.isRefreshing ? 'refreshing' : 'ready',
    noMatch: isNarrowed ? (
      <EmptyState
        kind="noMatch"
        hasFrame={false}
        actions={<Button onClick={onShowAll}>{t(words.showAll)}</Button>}
      >
        {t(words.noMatch)}
      </EmptyState>
    ) : undefined,
  };
}
