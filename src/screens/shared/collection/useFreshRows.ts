import { useMemo } from 'react';
import type { Collection, Identified } from '#domain/lists/collection.ts';
import { idsOf } from '#domain/lists/entityId.ts';
import { itemsOf } from '#domain/lists/remote.ts';

interface FreshRows<Item> {
  /** Ids that the last generation or paste added. They are marked New, and come first until the person sorts. */
  readonly freshIds: ReadonlySet<string>;
  /** The rows that the last paste added. */
  readonly added: readonly Item[];
}

/** Finds the new rows: those that the page knows as new, and those that the last paste has added. */
export function useFreshRows<Item extends Identified, Draft>({
  remote,
  adding: { jobs },
  newIds,
}: Pick<Collection<Item, Draft>, 'remote' | 'adding' | 'newIds'>): FreshRows<Item> {
  const items = itemsOf(remote);
  const added = useMemo(() => {
    const ids = new Set(
      jobs.flatMap(({ state }) => (state.status === 'done' ? (state.ids ?? []) : [])),
    );
    return ids.size === 0 ? [] : items.filter(({ id }) => ids.has(String(id)));
  }, [jobs, items]);
  const freshIds = useMemo(
    () => (added.length === 0 ? newIds : new Set([...newIds, ...idsOf(added)])),
    [newIds, added],
  );
  return { freshIds, added };
}

/** Changes when other rows are new. The table then scrolls to its top, where they are. */
export const freshKey = (freshIds: ReadonlySet<string>): string =>
  freshIds.values().next().value ?? '';
