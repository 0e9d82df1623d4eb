import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import { Badge } from '#components/Badge/Badge.tsx';
import { Card } from '#components/Card/Card.tsx';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { t } from '#domain/words/translate.ts';
import type { BoardRules } from './boardRules.ts';

export interface BoardCardProps<Item, Draft, Field extends string> {
  rules: BoardRules<Item, Draft, Field>;
  item: Item;
  /** The last generation brought it. */
  isNew: boolean;
  onEdit: (item: Item) => void;
  onDelete: (item: Item) => void;
}

/** One insight: what came last is marked, edit and delete stand in the corner. */
export function BoardCard<Item, Draft, Field extends string>(
  props: BoardCardProps<Item, Draft, Field>,
) {
  const { rules, item, isNew, onEdit, onDelete } = props;
  const { body, badges, footer } = rules.cardOf(item);
  const label = rules.labelOf(item);
  return (
    <Card
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
}
