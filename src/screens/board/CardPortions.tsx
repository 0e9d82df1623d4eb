import { use, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '#components/Button/Button.tsx';
import { CardGrid } from '#components/CardGrid/CardGrid.tsx';
import { RowToShowContext } from '#components/DataTable/useRowFocus.ts';
import { space } from '#components/theme/tokens.ts';
import { printLimit, usePrinting } from '#components/theme/usePrinting.ts';
import type { Identified } from '#domain/lists/collection.ts';
import { t } from '#domain/words/translate.ts';

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
}: CardPortionsProps<Item>) {
  const [limit, setLimit] = useState(portion);
  const container = useRef<HTMLDivElement>(null);
  const isPrinting = usePrinting();
  const rest = items.length - limit;
  useEffect(() => {
    if (limit === portion) return;
    const first = container.current?.querySelector(`li:nth-child(${limit - portion + 1})`);
    first?.querySelector<HTMLElement>('button, a[href]')?.focus();
  }, [limit]);
  const wanted = use(RowToShowContext);
  const wantedIndex = wanted ? items.findIndex(({ id }) => String(id) === wanted.key) : -1;
  if (wantedIndex >= limit) setLimit(portion * Math.ceil((wantedIndex + 1) / portion));
  const showWanted = useEffectEvent(() => {
    const card = container.current?.querySelector<HTMLElement>(
      `:scope > ul > li:nth-child(${wantedIndex + 1})`,
    );
    if (!card) return;
    focusCard(card);
    wanted?.onShown();
  });
  const isWantedThere = wantedIndex >= 0 && wantedIndex < limit;
  useEffect(() => {
    if (!isWantedThere) return undefined;
    // Waits a frame, since a new page first moves the focus to itself.
    const frame = requestAnimationFrame(() => showWanted());
    return () => cancelAnimationFrame(frame);
  }, [isWantedThere]);
  return (
    <div ref={container}>
      <CardGrid label={label}>
        {items.slice(0, isPrinting ? printLimit : limit).map((item) => renderCard(item))}
      </CardGrid>
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
