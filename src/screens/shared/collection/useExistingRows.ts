import { useMemo, useState } from 'react';
import { itemsOf, type Remote } from '#domain/lists/remote.ts';
import type { Work } from '#domain/work/work.ts';
import { doneOrComing, isUnderWay } from '#domain/work/workProgress.ts';

/** A batch reloads the list at its end, also for a dialog that is opened after that. */
const isReloading = (list: Remote<unknown>): boolean => 'isRefreshing' in list && list.isRefreshing;

/**
 * Returns the rows of the list and those of the batch that adds rows to it, because the list is loaded again only at the
 * batch's end. The array stays the same while a batch only progresses, so that pasted lines are not judged again each time.
 */
export function useExistingRows<Item, Draft>(
  list: Remote<Item>,
  jobs: Work<Draft>,
): readonly (Item | Draft)[] {
  const listed = itemsOf(list);
  // After the end of the batch, its rows count until the list has changed.
  const [listDuringBatch, setListDuringBatch] = useState<readonly Item[] | null>(null);
  if (isUnderWay(jobs) && listDuringBatch !== listed) setListDuringBatch(listed);
  const isAwaited = isUnderWay(jobs) || listDuringBatch === listed || isReloading(list);
  const now = isAwaited ? doneOrComing(jobs).map(({ data }) => data) : [];
  const [batched, setBatched] = useState(now);
  const isSame = now.length === batched.length && now.every((row, at) => row === batched[at]);
  if (!isSame) setBatched(now);
  return useMemo(() => [...listed, ...batched], [listed, batched]);
}
