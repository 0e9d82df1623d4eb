import { useMemo } from 'react';
import type { Collection, Identified } from '#domain/lists/collection.ts';
import { idsOf } from '#domain/lists/entityId.ts';
import { isRefreshing, itemsOf } from '#domain/lists/remote.ts';

/**
 * Finds the new rows. `freshIds` are those that the page knows as new and those that the last paste added: they are marked New,
 * and come first until the person sorts. `added` are the rows of the last paste, for Undo.
 */
export function useFreshRows<Item extends Identified, Draft>({
  remote,
  adding: { jobs },
  newIds,
}: Pick<Collection<Item, Draft>, 'remote' | 'adding' | 'newIds'>) {
  const items = itemsOf(remote);
  const { present, isPart } = useMemo(() => {
    const ids = new Set(
      jobs.flatMap(({ state }) => (state.status === 'done' ? (state.ids ?? []) : [])),
    );
    const found = ids.size === 0 ? [] : items.filter(({ id }) => ids.has(String(id)));
    return { present: found, isPart: found.length < ids.size };
  }, [jobs, items]);
  const freshIds: ReadonlySet<string> = useMemo(
    () => (present.length === 0 ? newIds : new Set([...newIds, ...idsOf(present)])),
    [newIds, present],
  );
  // While the list is loaded again, the others may be on their way: Undo waits for them.
  return { freshIds, added: isPart && isRefreshing(remote) ? [] : present };
}

/** Changes when other rows are new. The table then scrolls to its top, where they are. */
export const freshKey = (freshIds: ReadonlySet<string>): string =>
  freshIds.values().next().value ?? '';
