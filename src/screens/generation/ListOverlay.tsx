import type { ReactNode } from 'react';
import { LoadingOverlay } from '#components/LoadingOverlay/LoadingOverlay.tsx';
import type { Generation } from '#domain/lists/collection.ts';
import { limits } from '#domain/settings/limits.ts';
import type { Remote } from '#domain/lists/remote.ts';
import { t } from '#domain/words/translate.ts';

/** True while there is nothing to show yet: during the first load, polling, or a generation for an empty list. */
export function isAwaitingRows(remote: Remote<unknown>, generation: Generation): boolean {
  return (
    remote.status === 'loading' ||
    remote.status === 'polling' ||
    (remote.status === 'empty' && generation.status === 'running')
  );
}

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
export function ListOverlay(props: ListOverlayProps) {
  const { remote, generation, messages, doneLabel, children } = props;
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
