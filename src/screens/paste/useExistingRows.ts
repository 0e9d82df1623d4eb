import { useEffect, useMemo, useState } from 'react';
import type { EntityDescription, ValuesOf } from '#domain/entities/description.ts';
import type { Collection } from '#contracts/collection.ts';
import type { Identified } from '#domain/lists/collection.ts';
import type { Existing } from '#domain/lists/paste.ts';
import { isRefreshing, itemsOf } from '#domain/lists/remote.ts';
import type { Known } from '#domain/onboarding/homeFacts.ts';
import { doneOrComing, isUnderWay } from '#domain/work/work.ts';

/** The rows to compare a pasted table with, for a page that shows only some of them. */
export interface AllRows<Item> {
  /** Null when they could not be loaded. */
  readonly rows: Known<Item>;
  readonly onRetry: () => void;
  /** Asks for the rows. Until then they are not loaded. */
  readonly onNeeded: () => void;
}

/** The list that gets the rows. Its batch saves them, and the page shows the progress. */
export type PastedInto<Item, Draft> = Pick<Collection<Item, Draft>, 'remote' | 'adding'>;

/**
 * Returns the rows of the list and those that its batch adds, because the list is loaded again only at the batch's end. The
 * array stays the same while a batch only progresses, so that pasted lines are not judged again each time.
 */
export function useExistingRows<
  Description extends EntityDescription,
  Item extends Identified & ValuesOf<Description>,
  Draft extends ValuesOf<Description>,
>(
  { remote, adding }: PastedInto<Item, Draft>,
  all: AllRows<Item> | undefined,
): Known<Existing<Description>> {
  const { jobs } = adding;
  const onPage = itemsOf(remote);
  const listed = all ? all.rows : onPage;
  const onNeeded = all?.onNeeded;
  useEffect(() => onNeeded?.(), [onNeeded]);
  const isAwaited = isUnderWay(jobs) || isRefreshing(remote);
  const now: readonly Draft[] = isAwaited
    ? doneOrComing(jobs).flatMap(({ data: { row, draft } }) => (row ? [] : [draft]))
    : [];
  const [coming, setComing] = useState(now);
  const isSame = now.length === coming.length && now.every((row, at) => row === coming[at]);
  if (!isSame) setComing(now);
  return useMemo(() => listed && [...listed, ...coming], [listed, coming]);
}
