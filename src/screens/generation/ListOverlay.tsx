import {
  LoadingOverlay,
  type LoadingOverlayProps,
} from '#components/LoadingOverlay/LoadingOverlay.tsx';
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

export interface ListOverlayProps extends Pick<LoadingOverlayProps, 'messages' | 'children'> {
  remote: Remote<unknown>;
  generation: Generation;
  /** Announced to screen readers once the list has arrived. */
  doneLabel: string;
}

/** The overlay over a list, from the first load until data arrives or polling ends. */
export function ListOverlay({ remote, generation, doneLabel, ...overlay }: ListOverlayProps) {
  return (
    <LoadingOverlay
      {...overlay}
      isShown={isAwaitingRows(remote, generation)}
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
    />
  );
}
