import type { ReactNode } from 'react';
import { LoadingOverlay } from '#components/LoadingOverlay/LoadingOverlay.tsx';
import type { Generation } from '#domain/lists/collection.ts';
import { limits } from '#domain/settings/limits.ts';
import type { Remote } from '#domain/lists/remote.ts';
import { t } from '#domain/words/translate.ts';
import { isAwaitingRows } from './isAwaitingRows.ts';

export interface ListOverlayProps {
  remote: Remote<unknown>;
  generation: Generation;
  /** Texts shown in turn while the list is generated or loaded. */
  messages: readonly string[];
  /** Announced to screen readers once the list has arrived. */
  doneLabel: string;
  children: ReactNode;
}

/** The overlay over a list, from the first load until data arrives or polling ends. */
export function ListOverlay({
  remote,
  generation,
  messages,
  doneLabel,
  children,
}: ListOverlayProps) {
  return (
    <LoadingOverlay
      isShown={isAwaitingRows(remote, generation)}
      messages={messages}
      intervalMs={limits.overlayMessageMs}
      doneLabel={remote.status === 'ready' ? doneLabel : ''}
      progress={
        remote.status === 'polling'
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
