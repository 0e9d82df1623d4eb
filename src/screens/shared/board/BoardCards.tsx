import type { EntityDescription, EntityOf } from '#domain/entities/description.ts';
import { t } from '#domain/words/translate.ts';
import { CardPortions } from '../collection/CardPortions.tsx';
import { BoardCard } from './BoardCard.tsx';
import type { BoardRules } from './boardRules.ts';

export interface BoardCardsProps<Description extends EntityDescription> {
  rules: BoardRules<Description>;
  items: readonly EntityOf<Description>[];
  /** Ids that the last generation brought, as text. */
  newIds: ReadonlySet<string>;
  onEdit: (item: EntityOf<Description>) => void;
  onDelete: (item: EntityOf<Description>) => void;
}

/** The cards of a board. */
export function BoardCards<Description extends EntityDescription>(
  props: BoardCardsProps<Description>,
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
