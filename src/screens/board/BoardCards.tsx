import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import { Badge } from '#components/Badge/Badge.tsx';
import { Card } from '#components/Card/Card.tsx';
import { CardGrid } from '#components/CardGrid/CardGrid.tsx';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import type { Identified } from '#domain/collection.ts';
import { t } from '#domain/words/translate.ts';
import type { BoardRules } from './boardRules.ts';

export interface BoardCardsProps<Item, Draft, Field extends string> {
  rules: BoardRules<Item, Draft, Field>;
  items: readonly Item[];
  /** Ids that the last generation brought, as text. */
  newIds: ReadonlySet<string>;
  onEdit: (item: Item) => void;
  onDelete: (item: Item) => void;
}

/** The cards of a board; what came last is marked, edit and delete stand in the corner. */
export function BoardCards<Item extends Identified, Draft, Field extends string>(
  props: BoardCardsProps<Item, Draft, Field>,
) {
  const { rules, items, newIds, onEdit, onDelete } = props;
  return (
    <CardGrid label={t(`${rules.area}.list`)}>
      {items.map((item) => {
        const { body, badges, footer } = rules.cardOf(item);
        const label = rules.labelOf(item);
        const isNew = newIds.has(String(item.id));
        return (
          <Card
            key={String(item.id)}
            title={label}
            headingLevel={2}
            footer={footer}
            badges={
              isNew || badges ? (
                <>
                  {isNew ? <Badge tone="accent">{t('general.new')}</Badge> : null}
                  {badges}
                </>
              ) : null
            }
            actions={
              <>
                <IconButton
                  label={t('board.editOne', { label })}
                  tooltip={t('general.edit')}
                  icon={<Pencil size={16} aria-hidden />}
                  onClick={() => onEdit(item)}
                />
                <IconButton
                  label={t('board.deleteOne', { label })}
                  tooltip={t('general.delete')}
                  variant="danger"
                  icon={<Trash size={16} aria-hidden />}
                  onClick={() => onDelete(item)}
                />
              </>
            }
          >
            {body}
          </Card>
        );
      })}
    </CardGrid>
  );
}
