import type { EntityDescription, EntityOf } from '#domain/entities/description.ts';
import { t } from '#domain/words/translate.ts';
import { CardPortions } from './CardPortions.tsx';
import { BoardCard, type BoardCardProps } from './BoardCard.tsx';

export interface BoardCardsProps<Description extends EntityDescription> extends Omit<
  BoardCardProps<Description>,
  'item' | 'isNew'
> {
  items: readonly EntityOf<Description>[];
  /** Ids that the last generation added, as text. */
  newIds: ReadonlySet<string>;
}

/** The list of cards of a board. */
export function BoardCards<Description extends EntityDescription>(
  props: BoardCardsProps<Description>,
) {
  const { items, newIds, ...card } = props;
  return (
    <CardPortions
      label={t(`${card.config.area}.list`)}
      items={items}
      renderCard={(item) => (
        <BoardCard
          key={String(item.id)}
          {...card}
          item={item}
          isNew={newIds.has(String(item.id))}
        />
      )}
    />
  );
}
