import type { ReactNode } from 'react';
import type { CollectionActions, Generation } from '#domain/lists/collection.ts';
import type { Remote } from '#domain/lists/remote.ts';
import { t } from '#domain/words/translate.ts';
import { CardListState } from './CardListState.tsx';
import { NothingYet } from '../list/NothingYet.tsx';
import type { BoardArea } from './boardConfig.ts';
import { BoardSkeleton } from './BoardSkeleton.tsx';

export interface BoardBodyProps {
  area: BoardArea;
  remote: Remote<unknown>;
  generation: Generation;
  actions: Pick<CollectionActions<never, never>, 'onReload' | 'onGenerateMore'>;
  /** The cards, rendered when there are any. */
  children: ReactNode;
}

/** The cards of a board, or the reason why there are none. */
export function BoardBody({ area, remote, generation, actions, children }: BoardBodyProps) {
  return (
    <CardListState
      remote={remote}
      generation={generation}
      messages={[t('board.overlay.1'), t(`${area}.overlay.2`), t(`${area}.overlay.3`)]}
      doneLabel={t(`${area}.loaded`)}
      skeleton={<BoardSkeleton />}
      empty={
        <NothingYet actions={actions}>
          {t(
            remote.status === 'empty' && remote.isExhausted ? `${area}.exhausted` : `${area}.empty`,
          )}
        </NothingYet>
      }
      onReload={actions.onReload}
    >
      {children}
    </CardListState>
  );
}
