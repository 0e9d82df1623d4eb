import type { ReactNode } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { LoadingOverlay } from '#components/LoadingOverlay/LoadingOverlay.tsx';
import type { CollectionActions, Generation } from '#domain/lists/collection.ts';
import { limits } from '#domain/settings/limits.ts';
import type { Remote } from '#domain/lists/remote.ts';
import { t } from '#domain/words/translate.ts';
import type { BoardArea } from './boardRules.ts';
import { BoardSkeleton } from './BoardSkeleton.tsx';

export interface BoardBodyProps {
  area: BoardArea;
  remote: Remote<unknown>;
  generation: Generation;
  actions: Pick<CollectionActions<never, never>, 'onReload' | 'onGenerateMore'>;
  /** The cards, for when there are any. */
  children: ReactNode;
}

/** What stands where the cards are: the cards, or why there are none. */
export function BoardBody({ area, remote, generation, actions, children }: BoardBodyProps) {
  const isPolling = remote.status === 'polling';
  const isComing =
    isPolling ||
    remote.status === 'loading' ||
    (remote.status === 'empty' && generation.status === 'running');
  return (
    <LoadingOverlay
      isShown={isComing}
      messages={[t('board.overlay.1'), t(`${area}.overlay.2`), t(`${area}.overlay.3`)]}
      intervalMs={limits.overlayMessageMs}
      doneLabel={remote.status === 'ready' ? t(`${area}.loaded`) : ''}
      progress={
        isPolling
          ? {
              label: t('general.attempt', { attempt: remote.attempt, of: remote.of }),
              value: remote.attempt,
              max: remote.of,
            }
          : undefined
      }
    >
      {isComing ? <BoardSkeleton /> : null}
      {remote.status === 'ready' ? children : null}
      {remote.status === 'empty' && !isComing ? (
        <EmptyState
          kind="nothing"
          actions={
            <>
              <Button variant="primary" onClick={actions.onGenerateMore}>
                {t('general.generateNow')}
              </Button>
              <Button onClick={actions.onReload}>{t('general.checkAgain')}</Button>
            </>
          }
        >
          {t(remote.isExhausted ? `${area}.exhausted` : `${area}.empty`)}
        </EmptyState>
      ) : null}
      {remote.status === 'error' ? (
        <EmptyState
          kind="failed"
          actions={<Button onClick={actions.onReload}>{t('general.retry')}</Button>}
        >
          {remote.message}
        </EmptyState>
      ) : null}
    </LoadingOverlay>
  );
}
