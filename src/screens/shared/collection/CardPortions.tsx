import { use, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '#components/Button/Button.tsx';
import { CardGrid } from '#components/CardGrid/CardGrid.tsx';
import { RowToShowContext } from '#components/DataTable/useRowFocus.ts';
import { usePainted } from '#components/DataTable/usePainted.ts';
import { printLimit, usePrinting } from '#components/theme/usePrinting.ts';
import { space } from '#components/theme/tokens.ts';
import type { Identified } from '#domain/lists/collection.ts';
import { t } from '#domain/words/translate.ts';
import { cardsInView, useCards } from './useCards.ts';

const More = styled.div`
  display: flex;
  justify-content: center;
  margin-top: ${space(5)};
`;

/** Number of cards rendered at once: thousands of cards would make the page slow. */
const portion = 48;

export interface CardPortionsProps<Item> {
  /** The accessible name of the list. */
  label: string;
  items: readonly Item[];
  /** Renders the card of an item, with its key. */
  renderCard: (item: Item) => ReactNode;
  /** The text of the search that the items match. */
  search?: string;
}

/** Focuses a card as a whole, which also highlights it, until it loses the focus. */
function focusCard(card: HTMLElement): void {
  card.tabIndex = -1;
  card.addEventListener('blur', () => card.removeAttribute('tabindex'), { once: true });
  card.focus();
}

/**
 * A list of cards that renders a portion at a time. The focus moves to the first card that Show more added, or to the card
 * that the page was opened for.
 */
export function CardPortions<Item extends Identified>({
  label,
  items,
  renderCard,
  search = '',
}: CardPortionsProps<Item>) {
  const [limit, setLimit] = useState(portion);
  const container = useRef<HTMLDivElement>(null);
  const [isPainted] = usePainted();
  const isPrinting = usePrinting();
  const onScreen = isPainted ? limit : Math.min(limit, cardsInView);
  const shown = isPrinting ? printLimit : onScreen;
  const rest = isPainted ? items.length - limit : 0;
  useEffect(() => {
    if (limit === portion) return;
    const first = container.current?.querySelector(`li:nth-child(${limit - portion + 1})`);
    first?.querySelector<HTMLElement>('button, a[href]')?.focus();
  }, [limit]);
  const { isSettled, cards } = useCards(items, isPrinting, shown, renderCard, search);
  const wanted = use(RowToShowContext);
  const wantedIndex = wanted ? items.findIndex(({ id }) => String(id) === wanted.key) : -1;
  if (isPainted && wantedIndex >= limit) setLimit(portion * Math.ceil((wantedIndex + 1) / portion));
  const showWanted = useEffectEvent(() => {
    const card = container.current?.querySelector<HTMLElement>(
      `:scope > ul > li:nth-child(${wantedIndex + 1})`,
    );
    if (!card) return;
    focusCard(card);
    wanted?.onShown();
  });
  const isWantedThere = isSettled && wantedIndex >= 0 && wantedIndex < onScreen;
  useEffect(() => {
    if (!isWantedThere) return undefined;
    // Waits a frame, since a new page first moves the focus to itself.
    const frame = requestAnimationFrame(() => showWanted());
    return () => cancelAnimationFrame(frame);
  }, [isWantedThere]);
  return (
    <div ref={container}>
      <CardGrid label={label}>{cards}</CardGrid>
      {isPrinting && items.length > printLimit ? (
        <p>{t('kit.printed', { printed: printLimit, total: items.length })}</p>
      ) : null}
      {rest > 0 ? (
        <More>
          <Button onClick={() => setLimit(limit + portion)}>
            {t('general.showMore', { count: Math.min(rest, portion) })}
          </Button>
        </More>
      ) : null}
    </div>
  );
}
