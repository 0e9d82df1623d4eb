import { useEffect, useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '#components/Button/Button.tsx';
import { CardGrid } from '#components/CardGrid/CardGrid.tsx';
import { usePainted } from '#components/lazy/usePainted.ts';
import { mostPrinted, usePrinting } from '#components/theme/usePrinting.ts';
import { space } from '#components/theme/tokens.ts';
import { t } from '#domain/words/translate.ts';

const More = styled.div`
  display: flex;
  justify-content: center;
  margin-top: ${space(5)};
`;

/** So many cards at a time: a page of thousands would be slow, and nobody reads them all. */
const portion = 48;

/** Two rows of a laptop's three columns; what stands below them comes when these are painted. */
const inSight = 6;

export interface CardPortionsProps<Item> {
  /** What the list is of. */
  label: string;
  items: readonly Item[];
  /** The card of an item, with its key. */
  renderCard: (item: Item) => ReactNode;
}

/** A list of cards, a portion at a time. The focus goes on with the first card that was asked for. */
export function CardPortions<Item>({ label, items, renderCard }: CardPortionsProps<Item>) {
  const [limit, setLimit] = useState(portion);
  const place = useRef<HTMLDivElement>(null);
  const [isPainted] = usePainted();
  const isPrinting = usePrinting();
  const onScreen = isPainted ? limit : Math.min(limit, inSight);
  const shown = isPrinting ? mostPrinted : onScreen;
  const rest = isPainted ? items.length - limit : 0;
  useEffect(() => {
    if (limit === portion) return;
    const first = place.current?.querySelector(`li:nth-child(${limit - portion + 1})`);
    first?.querySelector<HTMLElement>('button, a[href]')?.focus();
  }, [limit]);
  return (
    <div ref={place}>
      <CardGrid label={label}>{items.slice(0, shown).map(renderCard)}</CardGrid>
      {isPrinting && items.length > mostPrinted ? (
        <p>{t('kit.printed', { printed: mostPrinted, total: items.length })}</p>
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
