import type { Collection } from '#domain/collection.ts';
import { BatchNote } from './BatchNote.tsx';

export interface BatchNotesProps<Item, Draft> {
  collection: Pick<Collection<Item, Draft>, 'adding' | 'deleting'>;
  labelOf: (row: Item | Draft) => string;
}

/** How far adding many and deleting many are. */
export function BatchNotes<Item, Draft>(props: BatchNotesProps<Item, Draft>) {
  const { collection, labelOf } = props;
  return (
    <>
      <BatchNote handle={collection.adding} words="general.batchAdded" labelOf={labelOf} />
      <BatchNote handle={collection.deleting} words="general.batchDeleted" labelOf={labelOf} />
    </>
  );
}
