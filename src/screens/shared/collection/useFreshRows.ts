import { useMemo, useState } from 'react';
import { foldText } from '#text/foldText.ts';
import type { Collection, Identified } from '#domain/lists/collection.ts';
import { itemsOf } from '#domain/lists/remote.ts';

interface FreshRows<Item> {
  /** What the last generation or paste brought: marked, and first until the person sorts. */
  readonly freshIds: ReadonlySet<string>;
  /** What the last paste brought. */
  readonly added: readonly Item[];
}

const idOf = ({ id }: Identified): string => String(id);

/**
 * Which rows are new. The server does not say what became of a pasted line, so a pasted row is one that was not there when the
 * paste began and is called as one of its lines; a page that is opened later does not know.
 */
export function useFreshRows<Item extends Identified, Draft>(
  collection: Pick<Collection<Item, Draft>, 'remote' | 'adding' | 'newIds'>,
  labelOf: (row: Item | Draft) => string,
): FreshRows<Item> {
  const { remote, adding, newIds } = collection;
  const { jobs } = adding;
  const items = itemsOf(remote);
  const isPasting = jobs.length > 0;
  const [begun, setBegun] = useState<{ isPasting: boolean; before: ReadonlySet<string> | null }>({
    isPasting,
    before: null,
  });
  if (begun.isPasting !== isPasting)
    setBegun({ isPasting, before: isPasting ? new Set(items.map(idOf)) : null });
  const { before } = begun;
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

/** Changes when other rows are new: the table is at its top again, where they stand. */
export const freshKey = (freshIds: ReadonlySet<string>): string =>
  freshIds.values().next().value ?? '';
