import type { Collection, Identified } from '#domain/lists/collection.ts';
import { BatchNote } from './BatchNote.tsx';

export interface BatchNotesProps<Item, Draft> {
  collection: Pick<Collection<Item, Draft>, 'adding' | 'deleting'>;
  labelOf: (row: Item | Draft) => string;
  /** The rows that the last paste added: Undo deletes them. */
  added: readonly Item[];
}

/** The progress of adding and deleting many rows. */
export function BatchNotes<Item extends Identified, Draft>(props: BatchNotesProps<Item, Draft>) {
  const { collection, labelOf, added } = props;
  const { adding, deleting } = collection;
  return (
    <>
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
