import { startTransition, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { EntityId } from '#domain/lists/entityId.ts';
import type { Identified } from '#domain/lists/collection.ts';

/**
 * The number of cards in view: two rows of a laptop's three columns. The cards below them are rendered after these are
 * painted.
 */
export const cardsInView = 6;
/** The pause in typing before the cards below are replaced. */
const pauseMs = 150;

interface Card {
  readonly id: EntityId;
  readonly card: ReactNode;
}

interface Shown<Item> {
  readonly items: readonly Item[];
  readonly renderCard: (item: Item) => ReactNode;
  readonly list: readonly Card[];
  readonly search: string;
  /** True when the list changed because somebody types in its search. */
  readonly isTyped: boolean;
  /** The number of cards of the list that are rendered. */
  readonly count: number;
  /** The cards of the previous list. */
  readonly former: readonly Card[];
}

/** Returns the first cards of a list, followed by the former list's cards that are not replaced yet. */
function cardsOf({
  list,
  isTyped,
  count,
  former,
}: Pick<Shown<never>, 'list' | 'isTyped' | 'count' | 'former'>): readonly Card[] {
  if (count >= list.length) return list;
  const first = list.slice(0, count);
  const firstIds = new Set(first.map(({ id }) => id));
  const laterIds = new Set(list.slice(count).map(({ id }) => id));
  // A card that moves to the front has React move every card that it passes: more work for a letter than to remove them.
  const passed = isTyped ? former.findLastIndex(({ id }) => firstIds.has(id)) : -1;
  const below = former.filter(
    ({ id }, index) => index > passed && !firstIds.has(id) && (index >= count || laterIds.has(id)),
  );
  return [...first, ...below];
}

/**
 * Renders the cards of a list. When the list changes, the cards in view change at once. Those below are replaced a few at a
 * time, each time after a paint: replacing all of them at once delays the next letter of a search.
 */
export function useCards<Item extends Identified>(
  items: readonly Item[],
  isPrinting: boolean,
  limit: number,
  renderCard: (item: Item) => ReactNode,
  search: string,
) {
  const list = useMemo(
    () => items.slice(0, limit).map((item) => ({ id: item.id, card: renderCard(item) })),
    [items, limit, renderCard],
  );
  const [shown, setShown] = useState<Shown<Item>>({
    items,
    renderCard,
    list,
    search,
    isTyped: false,
    count: Number.POSITIVE_INFINITY,
    former: list,
  });
  if (shown.list !== list) {
    const isSame = shown.items === items && shown.renderCard === renderCard;
    const isTyped = search !== shown.search;
    const from = isSame ? shown : { isTyped, count: cardsInView, former: cardsOf(shown) };
    // React renders again at once, with this state.
    setShown({ ...from, items, renderCard, list, search });
  }
  const { count } = shown;
  const isSettled = isPrinting || count >= list.length;
  const pause = shown.isTyped && count === cardsInView ? pauseMs : 0;
  useEffect(() => {
    if (isSettled) return undefined;
    let frame = 0;
    const timer = setTimeout(() => {
      frame = requestAnimationFrame(() =>
        startTransition(() => setShown({ ...shown, count: shown.count + cardsInView })),
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
    };
  }, [isSettled, shown, pause]);
  const cards = isSettled ? list : cardsOf(shown);
  return { isSettled, cards: cards.map(({ card }) => card) };
}
