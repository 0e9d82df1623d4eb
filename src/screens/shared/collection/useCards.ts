import { startTransition, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { EntityId } from '#domain/lists/entityId.ts';
import type { Identified } from '#domain/lists/collection.ts';

/** Two rows of a laptop's three columns; what stands below them comes when these are painted. */
export const inSight = 6;
/** Longer than between two letters of a fast typist: the cards below wait until typing pauses. */
const pauseMs = 150;

interface Card {
  readonly id: EntityId;
  readonly card: ReactNode;
}

interface Shown<Item> {
  readonly items: readonly Item[];
  readonly renderCard: (item: Item) => ReactNode;
  readonly list: readonly Card[];
  /** So many of the list are there. */
  readonly count: number;
  /** The cards of the former list. */
  readonly former: readonly Card[];
}

/** The first cards of a list, and below them those of the former list until theirs are there. */
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
 * The cards of a list. When the list changes, those in sight change at once, and the ones below them a few at a time, each
 * time after a paint: a letter in the search would wait for all of them.
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
    const from = isSame ? shown : { count: inSight, former: cardsOf(shown) };
    // React renders anew at once, with this.
    setShown({ ...from, items, renderCard, list });
  }
  const { count, former } = shown;
  const isSettled = isPrinting || count >= list.length;
  // Where nothing changes in sight, nobody is typing in the search.
  const isTyped = list.slice(0, inSight).some(({ id }, index) => id !== former[index]?.id);
  const pause = isTyped && count === inSight ? pauseMs : 0;
  useEffect(() => {
    if (isSettled) return undefined;
    let frame = 0;
    const timer = setTimeout(() => {
      frame = requestAnimationFrame(() =>
        startTransition(() => setShown({ ...shown, count: shown.count + inSight })),
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
