import type { ReactNode } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { LoadingOverlay } from '#components/LoadingOverlay/LoadingOverlay.tsx';
import { SkeletonCards } from '#components/Skeleton/SkeletonCards.tsx';
import type { Collection, Generation } from '#domain/lists/collection.ts';
import type { ContentIdea, ContentIdeaDraft } from '#domain/content/contentIdea.ts';
import { limits } from '#domain/settings/limits.ts';
import type { Remote } from '#domain/lists/remote.ts';
import { t } from '#domain/words/translate.ts';

export interface ContentWaitProps {
  remote: Remote<ContentIdea>;
  generation: Generation;
  actions: Collection<ContentIdea, ContentIdeaDraft>['actions'];
  /** The cards, for when there are any. */
  children: ReactNode;
}

/** What stands where the cards are: the cards, or why there are none. */
export function ContentWait({ remote, generation, actions, children }: ContentWaitProps) {
  const isPolling = remote.status === 'polling';
  const isComing =
    isPolling ||
    remote.status === 'loading' ||
    (remote.status === 'empty' && generation.status === 'running');
  return (
    <LoadingOverlay
      isShown={isComing}
      messages={[t('content.overlay.1'), t('content.overlay.2'), t('content.overlay.3')]}
      intervalMs={limits.overlayMessageMs}
      doneLabel={remote.status === 'ready' ? t('content.loaded') : ''}
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
      {isComing ? <SkeletonCards count={limits.skeleton.contentIdeas} lines={7} /> : null}
      {remote.status === 'ready' ? children : null}
      {remote.status === 'empty' && !isComing ? (
        <EmptyState
          kind="nothing"
          actions={
            <>
              <Button onClick={actions.onReload}>
                {t(remote.hasFailed ? 'general.retry' : 'general.checkAgain')}
              </Button>
              <Button variant="primary" onClick={actions.onGenerateMore}>
                {t('general.generateNow')}
              </Button>
            </>
          }
        >
          {t('content.empty')}
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
