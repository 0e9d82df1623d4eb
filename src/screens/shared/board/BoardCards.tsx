import type { Identified } from '#domain/lists/collection.ts';
import { t } from '#domain/words/translate.ts';
import { CardPortions } from '../collection/CardPortions.tsx';
import { BoardCard } from './BoardCard.tsx';
import type { BoardRules } from './boardRules.ts';

export interface BoardCardsProps<Item, Draft, Field extends string> {
  rules: BoardRules<Item, Draft, Field>;
  items: readonly Item[];
  /** Ids that the last generation brought, as text. */
  newIds: ReadonlySet<string>;
  onEdit: (item: Item) => void;
  onDelete: (item: Item) => void;
}

/** The cards of a board. */
export function BoardCards<Item extends Identified, Draft, Field extends string>(
  props: BoardCardsProps<Item, Draft, Field>,
) {
  const { rules, items, newIds, onEdit, onDelete } = props;
  return (
    <CardPortions
      label={t(`${rules.area}.list`)}
      items={items}
      renderCard={(item) => (
        <BoardCard
          key={String(item.id)}
          rules={rules}
          item={item}
          isNew={newIds.has(String(item.id))}
          onEdit={onEdit}
          onDelete={onDelete}
        />
      )}
    />
  );
}
