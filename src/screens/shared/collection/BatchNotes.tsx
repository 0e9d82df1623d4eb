import type { Collection, Identified } from '#domain/lists/collection.ts';
import { idsOf } from '#domain/lists/entityId.ts';
import { itemsOf } from '#domain/lists/remote.ts';
import { t } from '#domain/words/translate.ts';
import { BatchNote } from './BatchNote.tsx';
import { LeftoverNote } from './LeftoverNote.tsx';

export interface BatchNotesProps<Item, Draft> {
  collection: Pick<Collection<Item, Draft>, 'remote' | 'adding' | 'deleting'>;
  labelOf: (row: Item | Draft) => string;
  /** The rows that the last paste added: Undo deletes them. */
  added?: readonly Item[];
  /** Opens the paste dialog, which contains the lines that were not added. */
  onPaste: () => void;
}

/** The progress of adding and deleting many rows, and the rows an earlier visit did not finish. */
export function BatchNotes<Item extends Identified, Draft>(props: BatchNotesProps<Item, Draft>) {
  const { collection, labelOf, added = [], onPaste } = props;
  const { remote, adding, deleting } = collection;
  const ids = new Set(deleting.leftover);
  const rows = ids.size === 0 ? [] : itemsOf(remote).filter(({ id }) => ids.has(String(id)));
  const forgetDeletions = () => deleting.actions.onForgetLeftover(idsOf(rows));
  return (
    <>
      <LeftoverNote
        text={t('list.leftover.adding', { count: adding.leftover.length })}
        count={adding.leftover.length}
        actionLabel={t('list.leftover.review')}
        onAction={onPaste}
        discardLabel={t('list.leftover.discard')}
        onDiscard={() => adding.actions.onForgetLeftover(adding.leftover)}
      />
      <LeftoverNote
        text={t('list.leftover.deleting', { count: rows.length })}
        count={rows.length}
        actionLabel={t('list.leftover.delete')}
        onAction={() => {
          forgetDeletions();
          deleting.actions.onStart(rows);
        }}
        discardLabel={t('list.leftover.keep')}
        onDiscard={forgetDeletions}
      />
      <BatchNote
        handle={adding}
        words="general.batchAdded"
        labelOf={labelOf}
        onUndo={
          added.length === 0
            ? undefined
            : () => {
                adding.actions.onDismiss();
                deleting.actions.onStart(added);
              }
        }
      />
      <BatchNote handle={deleting} words="general.batchDeleted" labelOf={labelOf} />
    </>
  );
}
