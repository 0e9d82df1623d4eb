import type { ReactNode } from 'react';
import { LoadingOverlay } from '#components/LoadingOverlay/LoadingOverlay.tsx';
import type { Keyword } from '#domain/keyword.ts';
import { limits } from '#domain/limits.ts';
import type { Remote } from '#domain/remote.ts';
import { t } from '#domain/words/translate.ts';

export interface KeywordWaitProps {
  remote: Remote<Keyword>;
  children: ReactNode;
}

/** The overlay with its three messages, from the first load until data arrives or polling ends. */
export function KeywordWait({ remote, children }: KeywordWaitProps) {
  const isPolling = remote.status === 'polling';
  return (
    <LoadingOverlay
      isShown={isPolling || remote.status === 'loading'}
      messages={[t('keywords.overlay.1'), t('keywords.overlay.2'), t('keywords.overlay.3')]}
      intervalMs={limits.overlayMessageMs}
      doneLabel={remote.status === 'ready' ? t('keywords.loaded') : ''}
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
      {children}
    </LoadingOverlay>
  );
}
