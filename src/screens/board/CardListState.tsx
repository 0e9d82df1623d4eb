import type { ReactNode } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import type { Generation } from '#domain/lists/collection.ts';
import type { Remote } from '#domain/lists/remote.ts';
import { t } from '#domain/words/translate.ts';
import { isAwaitingRows, ListOverlay } from '../generation/ListOverlay.tsx';

export interface CardListStateProps {
  remote: Remote<unknown>;
  generation: Generation;
  /** Texts shown in turn while the cards are generated. */
  messages: readonly string[];
  /** Announced to screen readers once the cards have arrived. */
  doneLabel: string;
  skeleton: ReactNode;
  /** Shown when there are no cards. */
  empty: ReactNode;
  onReload: () => void;
  /** The cards, rendered when there are any. */
  children: ReactNode;
}

/** The cards of a list, or its state: loading, empty or failed. */
export function CardListState(props: CardListStateProps) {
  const { remote, generation, messages, doneLabel, skeleton, empty, onReload, children } = props;
  const areComing = isAwaitingRows(remote, generation);
  return (
    <ListOverlay remote={remote} generation={generation} messages={messages} doneLabel={doneLabel}>
      {areComing ? skeleton : null}
      {remote.status === 'ready' ? children : null}
      {remote.status === 'empty' && !areComing ? empty : null}
      {remote.status === 'error' ? (
        <EmptyState
          kind="failed"
          actions={<Button onClick={onReload}>{t('general.retry')}</Button>}
        >
          {remote.message}
        </EmptyState>
      ) : null}
    </ListOverlay>
  );
}
