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
  /** The number of cards of the list that are rendered. */
  readonly count: number;
  /** The cards of the previous list. */
  readonly former: readonly Card[];
}

/** Returns the first cards of a list, followed by the former list's cards that are not replaced yet. */
function cardsOf({
  list,
  count,
  former,
}: Pick<Shown<never>, 'list' | 'count' | 'former'>): readonly Card[] {
  if (count >= list.length) return list;
  const first = list.slice(0, count);
  const firstIds = new Set(first.map(({ id }) => id));
  const laterIds = new Set(list.slice(count).map(({ id }) => id));
  const below = former.filter(
    ({ id }, index) => !firstIds.has(id) && (index >= count || laterIds.has(id)),
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
) {
  const list = useMemo(
    () => items.slice(0, limit).map((item) => ({ id: item.id, card: renderCard(item) })),
    [items, limit, renderCard],
  );
  const [shown, setShown] = useState<Shown<Item>>({
    items,
    renderCard,
    list,
    count: Number.POSITIVE_INFINITY,
    former: list,
  });
  if (shown.list !== list) {
    const isSame = shown.items === items && shown.renderCard === renderCard;
    const from = isSame ? shown : { count: cardsInView, former: cardsOf(shown) };
    // React renders again at once, with this state.
    setShown({ ...from, items, renderCard, list });
  }
  const { count, former } = shown;
  const isSettled = isPrinting || count >= list.length;
  // A change that leaves the cards in view as they are does not come from typing.
  const isTyped = list.slice(0, cardsInView).some(({ id }, index) => id !== former[index]?.id);
  const pause = isTyped && count === cardsInView ? pauseMs : 0;
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
