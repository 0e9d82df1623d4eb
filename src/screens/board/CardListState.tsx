import type { ReactNode } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { t } from '#domain/words/translate.ts';
import { isAwaitingRows, ListOverlay, type ListOverlayProps } from '../generation/ListOverlay.tsx';

/** What the overlay is told, and the rest. `children` are the cards, rendered when there are any. */
export interface CardListStateProps extends ListOverlayProps {
  skeleton: ReactNode;
  /** Shown when there are no cards. */
  empty: ReactNode;
  onReload: () => void;
}

/** The cards of a list, or its state: loading, empty or failed. */
export function CardListState(props: CardListStateProps) {
  const { skeleton, empty, onReload, children, ...overlay } = props;
  const { remote, generation } = overlay;
  const areComing = isAwaitingRows(remote, generation);
  return (
    <ListOverlay {...overlay}>
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
