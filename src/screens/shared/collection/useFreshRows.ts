import { useMemo, useState } from 'react';
import { foldText } from '#text/foldText.ts';
import type { Collection, Identified } from '#domain/lists/collection.ts';
import { itemsOf } from '#domain/lists/remote.ts';

interface FreshRows<Item> {
  /** Ids that the last generation or paste added. They are marked New, and come first until the person sorts. */
  readonly freshIds: ReadonlySet<string>;
  /** The rows that the last paste added. */
  readonly added: readonly Item[];
}

interface Paste {
  /** The first row of the paste; undefined without a paste. */
  readonly first: unknown;
  /** The ids in the list when the paste began; null when the list had not loaded, or when the page was opened later. */
  readonly before: ReadonlySet<string> | null;
}

const idOf = ({ id }: Identified): string => String(id);

/**
 * Finds the new rows. The server does not return the row of a pasted line, so a row counts as pasted if it was not in the
 * list when the paste began and has the name of a pasted line. A page opened later cannot tell.
 */
export function useFreshRows<Item extends Identified, Draft>(
  collection: Pick<Collection<Item, Draft>, 'remote' | 'adding' | 'newIds'>,
  labelOf: (row: Item | Draft) => string,
): FreshRows<Item> {
  const { remote, adding, newIds } = collection;
  const { jobs } = adding;
  const items = itemsOf(remote);
  // Each paste has row objects of its own. They stay the same when it is resumed or retried.
  const first = jobs[0]?.data;
  const [paste, setPaste] = useState<Paste>({ first, before: null });
  if (paste.first !== first) {
    const isKnown = remote.status === 'ready' || remote.status === 'empty';
    setPaste({ first, before: first && isKnown ? new Set(items.map(idOf)) : null });
  }
  const { before } = paste;
  const added = useMemo(() => {
    if (!before) return [];
    const done = jobs.filter(({ state }) => state.status === 'done');
    const labels = new Set(done.map(({ data }) => foldText(labelOf(data))));
    return items.filter((item) => !before.has(idOf(item)) && labels.has(foldText(labelOf(item))));
  }, [before, jobs, items, labelOf]);
  const freshIds = useMemo(
    () => (added.length === 0 ? newIds : new Set([...newIds, ...added.map(idOf)])),
    [newIds, added],
  );
  return { freshIds, added };
}

/** Changes when other rows are new. The table then scrolls to its top, where they are. */
export const freshKey = (freshIds: ReadonlySet<string>): string =>
  freshIds.values().next().value ?? '';
