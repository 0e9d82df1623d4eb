import { useDeferredValue, useMemo, type ReactNode } from 'react';
import type { Identified } from '#domain/lists/collection.ts';

/**
 * The number of cards in view: two rows of a laptop's three columns. The cards below them are rendered after these are
 * painted.
 */
export const cardsInView = 6;

/**
 * Renders the cards of a list. When the list changes, the cards in view change at once and those below a moment later: a
 * letter typed in the search appears only after the cards of the same render.
 */
export function useCards<Item extends Identified>(
  items: readonly Item[],
  isPrinting: boolean,
  shown: number,
  renderCard: (item: Item) => ReactNode,
) {
  const isDeferred = !isPrinting && items.length > cardsInView;
  const settled = useDeferredValue({ items, renderCard });
  const now = isDeferred ? settled : { items, renderCard };
  const { items: laterItems, renderCard: renderLater } = now;
  const isSettled = laterItems === items;
  const later = useMemo(
    () =>
      laterItems
        .slice(cardsInView, shown)
        .map((item) => ({ id: item.id, card: renderLater(item) })),
    [laterItems, renderLater, shown],
  );
  const first = items.slice(0, Math.min(cardsInView, shown));
  const firstIds = new Set(first.map(({ id }) => id));
  return {
    isSettled,
    cards: [
      ...first.map(renderCard),
      ...later.filter(({ id }) => isSettled || !firstIds.has(id)).map(({ card }) => card),
    ],
  };
}
