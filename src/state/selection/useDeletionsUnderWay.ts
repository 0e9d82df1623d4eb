import { useState } from 'react';
import type { CollectionActions, Outcome } from '#domain/collection.ts';

/** Counts deletions under way: their rows are out of sight already, but may come back. */
export function useDeletionsUnderWay<Item>(onDelete: CollectionActions<Item, never>['onDelete']) {
  const [count, setCount] = useState(0);
  const counted = async (item: Item): Promise<Outcome> => {
    setCount((now) => now + 1);
    try {
      return await onDelete(item);
    } finally {
      setCount((now) => now - 1);
    }
  };
  return { isDeleting: count > 0, onDelete: counted };
}
